import { edited, markedIn } from "../../../domain/define/places";
import { allowedHtml } from "../../../domain/html/sanitise";
import { isObject, type Json } from "../../../domain/json/json";
import { type EntityName, entityDefinition } from "../../../domain/kinds";
import { htmlPlaces } from "../../../engine/content/clean-content";
import { labelAt } from "../../api/labels";
import { formOf } from "../forms/describe-form";
import type { ContentChange } from "./changed-texts";
import type { Placed } from "./content-folder";

export interface AllowedChanges {
  readonly changes: readonly ContentChange[];
  /** What was corrected, in Bokmål; empty for nothing. */
  readonly corrected: string;
}

const htmlOf = (value: unknown): string | null => {
  const lines = [value].flat();
  return lines.every((line) => typeof line === "string") ? lines.join("\n") : null;
};

/** A value whose new HTML is as the site shows it, and the labels of the fields that were not. */
const allowedValue = (kind: EntityName, value: Json, before: unknown): { value: Json; labels: readonly string[] } => {
  const places = htmlPlaces.get(kind) ?? null;
  const known = new Set(markedIn(before, places).map((old) => htmlOf(old.value)));
  const labels: string[] = [];
  const allowed = edited(value, places, (html, _mark, path) => {
    const text = htmlOf(html);
    if (text === null || known.has(text)) return html;
    const right = allowedHtml(text);
    if (right === text) return html;
    labels.push(labelAt(formOf(entityDefinition(kind).schema), path, value));
    return Array.isArray(html) ? right.split("\n") : right;
  });
  return { value: isObject(allowed) ? allowed : value, labels };
};

/**
 * Changes as they may be saved, whoever sends them: what the site would leave out of their HTML, or change in it, is
 * corrected before. HTML that was there before keeps its bytes.
 */
export const allowedChanges = (changes: readonly ContentChange[], entities: readonly Placed[]): AllowedChanges => {
  const labels = new Set<string>();
  const allowed = changes.map((change) => {
    const { kind, id, value } = change;
    if (value === null) return change;
    const before = entities.find((one) => one.kind === kind && one.id === id)?.value;
    const right = allowedValue(kind, value, before);
    for (const label of right.labels) labels.add(`«${label}»`);
    return { ...change, value: right.value };
  });
  const named = [...labels].join(", ");
  return {
    changes: allowed,
    corrected: named === "" ? "" : `Det nettstedet ikke kan vise i ${named}, er tatt bort eller rettet.`,
  };
};
