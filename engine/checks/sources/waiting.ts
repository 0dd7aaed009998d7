import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fieldNode } from "../../../domain/define/field-node";
import { alternativesOf } from "../../../domain/define/find-nodes";
import { either } from "../../../domain/define/voices";
import { entityDefinition } from "../../../domain/kinds";
import { type Problem, problemInFile } from "../../problems/problem";
import { isContentName } from "../../reading/content-folders";
import { listFolder } from "../../reading/list-files";

/**
 * Pulled films, events and articles that an editor must complete. They are in no list and on no page; the next pull
 * moves complete ones to the productions or articles.
 */
export const WAITING = "waiting";

/** Whether a waiting file is an article, by the schema that it names. */
export const isArticle = (waiting: unknown): boolean =>
  typeof waiting === "object" &&
  waiting !== null &&
  String(Reflect.get(waiting, "$schema")).endsWith(`/${entityDefinition("articles").schemaName}.json`);

/** Missing fields of a film, event or article, by their labels in the form; empty when it can be built. */
export const lackingIn = (waiting: unknown): readonly string[] => {
  const { schema, parse } = entityDefinition(isArticle(waiting) ? "articles" : "productions");
  const names = new Set((parse(waiting).issues ?? []).map(({ path }) => String(path[0] ?? "")));
  const [entity] = alternativesOf(fieldNode(schema), waiting);
  return [...names].map((name) => entity?.fields.get(name)?.about.label ?? name);
};

const titleOf = (waiting: unknown, name: string): string => {
  const title: unknown = typeof waiting === "object" && waiting !== null ? Reflect.get(waiting, "title") : "";
  return typeof title === "string" && title !== "" ? title : name;
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
};

const problemOf = (file: string, name: string, text: string): Problem => {
  const waiting = asJson(text);
  if (waiting === undefined) {
    return problemInFile(
      file,
      either("Filen er ikke gyldig JSON.", "Filen kan ikke leses."),
      "Rett den, eller slett den: da lager neste henting den på nytt.",
    );
  }
  const lacking = lackingIn(waiting);
  const message =
    lacking.length === 0
      ? `«${titleOf(waiting, name)}» er ferdig, men ligger fortsatt blant det som venter.`
      : `«${titleOf(waiting, name)}» er hentet og vises ikke ennå. Det mangler eller er feil: ${lacking.join(", ")}.`;
  const cure =
    lacking.length === 0
      ? either(
          "Kjør npm run content:pull, så kommer den på nettstedet.",
          "Be den som drifter nettstedet, om å hente programmet på nytt.",
        )
      : either(
          "Skriv det i filen, og kjør npm run content:pull.",
          "Be den som drifter nettstedet, om å hente programmet på nytt.",
        );
  return { ...problemInFile(file, message, cure), severity: "warning" };
};

/** Incomplete pulled content, with its missing fields. */
export const checkWaiting = async (contentRoot: string): Promise<readonly Problem[]> => {
  const { found } = await listFolder(contentRoot, WAITING);
  const files = found.filter(({ kind, name }) => kind === "file" && isContentName(name));
  return Promise.all(
    files.map(async ({ file, name }) => problemOf(file, name, await readFile(join(contentRoot, file), "utf8"))),
  );
};
