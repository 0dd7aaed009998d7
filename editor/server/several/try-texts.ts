import type { Problem as Found } from "../../../engine/problems/problem";
import type { Problem } from "../../api/api";
import { type ContentFolder, entitiesOf, type Placed } from "../content/content-folder";
import { checkContent, toDeskProblem } from "../desk/check";

/** The entities as they will be. */
const entitiesWith = (
  entities: readonly Placed[],
  texts: ReadonlyMap<string, string | null>,
  kindOf: (file: string) => Placed["kind"],
): readonly Placed[] => [
  ...entities.filter(({ file }) => !texts.has(file)),
  ...[...texts].flatMap(([file, text]) =>
    text === null ? [] : entitiesOf(kindOf(file), file, JSON.parse(text.replace(/^\uFEFF/, ""))),
  ),
];

/** A problem by its entity and not by its place in a file, which moves when another item is added. */
const keyOf = ({ file, path, message, entity }: Problem): string =>
  JSON.stringify([file, entity?.kind, entity?.id, path, message]);

interface Trial {
  readonly entities: readonly Placed[];
  readonly before: readonly Found[];
  readonly texts: ReadonlyMap<string, string | null>;
  readonly kindOf: (file: string) => Placed["kind"];
}

/** What the check says of several files as they would be, that it does not say already. */
export const newProblems = async (
  folder: ContentFolder,
  { entities, before, texts, kindOf }: Trial,
): Promise<readonly Problem[]> => {
  const { problems } = await checkContent(folder, texts);
  const after = entitiesWith(entities, texts, kindOf);
  const known = new Set(before.map((problem) => keyOf(toDeskProblem(problem, entities))));
  return problems.map((problem) => toDeskProblem(problem, after)).filter((problem) => !known.has(keyOf(problem)));
};
