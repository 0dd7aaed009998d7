import { ENTITY_NAMES, type EntityName, entityDefinition } from "../../domain/kinds";
import { describeIssue } from "../problems/issues/describe-issue";
import { type Problem, problemAt, problemInFile } from "../problems/problem";
import type { ContentDocument } from "../reading/read-content";
import { type Content, contentOf, type Entry } from "./content";

const uniqueProblems = (problems: readonly Problem[]): readonly Problem[] => [
  ...new Map(problems.map((problem) => [`${problem.field} ${problem.message}`, problem])).values(),
];

/** The content kind of a file; null for a file that is foreign to its folder. */
export const kindOf = ({ folder, origin: { file } }: ContentDocument): EntityName | null =>
  ENTITY_NAMES.find((name) => {
    const definition = entityDefinition(name);
    return definition.folder === folder && (definition.file ?? file) === file;
  }) ?? null;

const knownIn = (folder: string): string =>
  ENTITY_NAMES.flatMap((name) => {
    const { folder: own, file } = entityDefinition(name);
    return own === folder && file !== undefined ? [file.slice(folder.length + 1)] : [];
  }).join(", ");

/**
 * Validates every document against its schema. Valid entities are returned; the rest is reported. `pictures` are the
 * files in content/images.
 */
export const validate = (
  documents: readonly ContentDocument[],
  pictures: readonly string[] = [],
): { readonly content: Content; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];

  const entriesOf = (name: EntityName, { data, origin }: ContentDocument): readonly Entry<unknown>[] => {
    const { parse, fileSchema: schema } = entityDefinition(name);
    const { found, issues } = parse(data);
    if (found) return found.map(({ entity, path }) => ({ entity, origin: { ...origin, path } }));
    const described = issues
      .flatMap((issue) => describeIssue(issue, { data, schema, pictures }))
      .map(({ path, ...described }) => problemAt(origin, { at: path, ...described }));
    problems.push(...uniqueProblems(described));
    return [];
  };

  const kinds = documents.map((document) => ({ document, kind: kindOf(document) }));
  for (const { document, kind } of kinds) {
    if (kind !== null) continue;
    const { folder, origin } = document;
    problems.push(
      problemInFile(origin.file, "Innstillingen er ukjent.", `Mappen ${folder} har én fil: ${knownIn(folder)}.`),
    );
  }
  const content = contentOf((name) =>
    kinds.flatMap(({ document, kind }) => (kind === name ? entriesOf(name, document) : [])),
  );
  return { content, problems };
};
