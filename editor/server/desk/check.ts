import { resolve } from "node:path";
import { computedOnce } from "../../../domain/collections/computed-once";
import { grouped } from "../../../domain/collections/grouped";
import { isObject, type Json, type JsonPath } from "../../../domain/json/json";
import { entityDefinition } from "../../../domain/kinds";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import type { LoadedContent } from "../../../engine/expand/loaded-content";
import { buildMoment } from "../../../engine/load/build-day";
import { loadContent } from "../../../engine/load/load-content";
import { readPublished } from "../../../engine/load/read-published";
import type { Problem as Found } from "../../../engine/problems/problem";
import type { Problem, Verdict } from "../../api/api";
import type { ContentFolder, Placed } from "../content/content-folder";
import { formOf } from "../forms/describe-form";
import { fixLabel } from "./fix-label";
import { titleOf } from "./summaries";

/** "blocks[2].settings.heading" → ["blocks", 2, "settings", "heading"] */
export const pathOf = (field: string): JsonPath =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? "") : Number(index),
  );

interface Checked {
  readonly problems: readonly Found[];
  /** Null when there are errors. */
  readonly loaded: LoadedContent | null;
}

/** What a build would say of the folder, with texts that have not been saved. */
export const checkContent = async (
  folder: ContentFolder,
  unsaved: ReadonlyMap<string, string | null> = new Map(),
  moment: LocalDateTime = buildMoment(),
): Promise<Checked> => {
  return loadContent({
    contentRoot: folder.root,
    staticRoot: resolve(folder.root, "../static"),
    siteId: process.env.SITE,
    today: dateOf(moment),
    moment,
    published: readPublished,
    memory: folder.memory,
    unsaved,
    everyPlace: true,
  });
};

const startsWith = (path: JsonPath, start: JsonPath): boolean => start.every((key, at) => path[at] === key);

/** What a button may do about a problem, with its words. */
const fixOf = ({ fix }: Found, owner: Pick<Placed, "kind" | "path" | "value">): Pick<Problem, "fix"> => {
  if (fix === undefined || !startsWith(fix.path, owner.path)) return {};
  const path = fix.path.slice(owner.path.length);
  // The entity as a whole is not replaced.
  if (path.length === 0 && !isObject(fix.value)) return {};
  const form = formOf(entityDefinition(owner.kind).schema);
  return { fix: { path, value: fix.value, label: fixLabel(form, path, { fixed: fix.value, whole: owner.value }) } };
};

const byFile = computedOnce((entities: readonly Placed[]) => grouped(entities, ({ file }) => file));

/** A problem as the desk shows it: at its entity, with the path from there. */
export const toDeskProblem = (problem: Found, entities: readonly Placed[]): Problem => {
  const { severity, file, line, field, message, cure } = problem;
  const path = pathOf(field);
  const owner = byFile(entities)
    .get(file)
    ?.find((one) => startsWith(path, one.path));
  return {
    severity,
    file,
    message,
    cure,
    path: [...(owner === undefined ? path : path.slice(owner.path.length))],
    ...(owner === undefined ? line !== null && { line } : fixOf(problem, owner)),
    entity: owner === undefined ? null : { kind: owner.kind, id: owner.id, title: titleOf(owner, entities) },
  };
};

/** All problems of a folder, as the desk shows them. */
export const toDeskProblems = computedOnce((problems: readonly Found[]) =>
  computedOnce((entities: readonly Placed[]) => problems.map((problem) => toDeskProblem(problem, entities))),
);

const keyOf = ({ file, field, message }: Found): string => [file, field, message].join("\n");

/** The last check of the folder as it is on disk, while nothing in it changes. */
export class SavedCheck {
  #last: { readonly key: string; readonly checked: Promise<Checked> } | null = null;

  of(folder: ContentFolder, edition: number): Promise<Checked> {
    const key = `${buildMoment()} ${edition}`;
    if (this.#last?.key !== key) this.#last = { key, checked: checkContent(folder) };
    return this.#last.checked;
  }
}

interface Trial {
  readonly file: string;
  readonly text: string;
  /** Where in the file the entity stands. */
  readonly path: JsonPath;
  readonly kind: Placed["kind"];
  /** The entity as it would be. */
  readonly value: Json;
  readonly entities: readonly Placed[];
  /** What the check says of the content on disk. */
  readonly before: readonly Found[];
  /** The moment at which the content is looked at; now when left out. */
  readonly moment?: LocalDateTime | undefined;
}

/** Tries a change with the whole content as it would be. */
export const tryChange = async (
  folder: ContentFolder,
  { file, text, path, kind, value, entities, before, moment }: Trial,
): Promise<{ readonly verdict: Verdict; readonly loaded: LoadedContent | null }> => {
  const { problems: after, loaded } = await checkContent(folder, new Map([[file, text]]), moment);
  const known = new Set(before.map(keyOf));
  const isHere = (problem: Found): boolean => problem.file === file && startsWith(pathOf(problem.field), path);
  const here = after.filter(isHere).map((problem) => ({
    ...toDeskProblem(problem, entities),
    path: pathOf(problem.field).slice(path.length),
    ...fixOf(problem, { kind, path, value }),
  }));
  const elsewhere = after
    .filter((problem) => !isHere(problem) && !known.has(keyOf(problem)))
    .map((problem) => toDeskProblem(problem, entities));
  return { verdict: { here, elsewhere }, loaded };
};

export const hasErrors = ({ here, elsewhere }: Verdict): boolean =>
  [...here, ...elsewhere].some(({ severity }) => severity === "error");
