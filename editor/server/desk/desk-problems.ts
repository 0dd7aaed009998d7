import { computedOnce } from "../../../domain/collections/computed-once";
import { grouped } from "../../../domain/collections/grouped";
import { Remembered } from "../../../domain/collections/remembered";
import { isObject, type JsonPath } from "../../../domain/json/json";
import { entityDefinition } from "../../../domain/kinds";
import type { Problem as ContentProblem } from "../../../engine/problems/problem";
import type { Problem } from "../../api/api";
import type { Placed } from "../content/content-folder";
import { formOf } from "../forms/describe-form";
import { fixLabel } from "./fix-label";
import { atForm } from "./form-voice";
import { titleOf } from "./summaries";

/** "blocks[2].settings.heading" → ["blocks", 2, "settings", "heading"] */
const pathOf = computedOnce(
  ({ field }: ContentProblem): JsonPath =>
    [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
      index === undefined ? (name ?? "") : Number(index),
    ),
);

const startsWith = (path: JsonPath, start: JsonPath): boolean => start.every((key, at) => path[at] === key);

/** A problem's fix, with its button label. */
const fixOf = ({ fix }: ContentProblem, owner: Placed): Pick<Problem, "fix"> => {
  if (fix === undefined || !startsWith(fix.path, owner.path)) return {};
  const path = fix.path.slice(owner.path.length);
  // The entity as a whole cannot be replaced.
  if (path.length === 0 && !isObject(fix.value)) return {};
  const form = formOf(entityDefinition(owner.kind).schema);
  return { fix: { path, value: fix.value, label: fixLabel(form, path, { fixed: fix.value, whole: owner.value }) } };
};

const byFile = computedOnce((entities: readonly Placed[]) => grouped(entities, ({ file }) => file));

const converted = new Remembered<ContentProblem, Problem>();

/** Converts a problem for the desk: with its entity and the path within it. */
export const toDeskProblem = (problem: ContentProblem, entities: readonly Placed[]): Problem => {
  const { severity, file, line } = problem;
  const path = pathOf(problem);
  const owner = byFile(entities)
    .get(file)
    ?.find((one) => startsWith(path, one.path));
  const title = owner === undefined ? "" : titleOf(owner, entities);
  return converted.of(problem, [owner, title], () => ({
    severity,
    file,
    ...atForm(problem.atForm ?? problem, owner?.kind ?? "", entities),
    path: [...(owner === undefined ? path : path.slice(owner.path.length))],
    ...(owner === undefined ? line !== null && { line } : fixOf(problem, owner)),
    entity: owner === undefined ? null : { kind: owner.kind, id: owner.id, title },
  }));
};

/** Converts all problems of a folder. */
export const toDeskProblems = computedOnce((problems: readonly ContentProblem[]) =>
  computedOnce((entities: readonly Placed[]) => problems.map((problem) => toDeskProblem(problem, entities))),
);

export const isError = ({ severity }: Pick<Problem, "severity">): boolean => severity === "error";

/** Key by entity rather than by place in the file, which shifts when an item is added. */
const keyOf = ({ file, path, message, entity }: Problem): string =>
  JSON.stringify([file, entity?.kind, entity?.id, path, message]);

/** Problems that the saved content does not have. */
export const newProblems = (problems: readonly Problem[], saved: readonly Problem[]): readonly Problem[] => {
  const same = new Set(saved);
  const others = problems.filter((problem) => !same.has(problem));
  const files = new Set(others.map(({ file }) => file));
  const known = new Set(saved.filter(({ file }) => files.has(file)).map(keyOf));
  return others.filter((problem) => !known.has(keyOf(problem)));
};
