import { readFileSync } from "node:fs";
import { z } from "zod";
import { PICTURE_FACTS } from "../testing/picture-facts";
import { loadContent } from "./load-content";
import { LoadMemory } from "./load-memory";

const MOMENT = "2026-12-01T12:00";

const snippets = z
  .record(z.string(), z.object({ prefix: z.string(), body: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(".vscode/innhold.code-snippets", "utf8")));

const PLACEHOLDER = /\$\{(\d+)(?::([^}]*)|\|([^}]*)\|)\}/g;

/** The choices of a snippet: `${2|movie,movie_coming|}`. */
const choicesIn = (body: string): readonly (readonly [number: string, value: string])[] =>
  [...body.matchAll(PLACEHOLDER)].flatMap(([, number = "", , values]) =>
    (values?.split(",") ?? []).map((value) => [number, value] as const),
  );

/** A snippet as VS Code inserts it when nothing is typed but, maybe, one choice. */
const expanded = (body: string, [number, choice]: readonly [number: string, value: string] = ["", ""]): string => {
  const values = new Map<string, string>();
  for (const [, name = "", text, list] of body.matchAll(PLACEHOLDER))
    values.set(name, name === number ? choice : (text ?? list?.split(",")[0] ?? ""));
  return body
    .replaceAll(PLACEHOLDER, (_all, name: string) => values.get(name) ?? "")
    .replaceAll(/(?<!\\)\$(\d+)/g, (_all, name: string) => values.get(name) ?? "")
    .replaceAll("\\$", "$");
};

/** What is read once for all tests. */
const memory = new LoadMemory(PICTURE_FACTS);

/** The new files of a snippet, by name. */
const FILES: Readonly<Record<string, (text: string) => Readonly<Record<string, string>>>> = {
  film: (text) => ({ "productions/nordover.json": text }),
  forestilling: (text) => ({
    "productions/nordover.json": textOf("film"),
    "events/nordover.json": `{ "$schema": "../schemas/events.json", "events": [${text}] }`,
  }),
  artikkel: (text) => ({ "articles/apen-scene.json": text }),
};

const bodyOf = (prefix: string): string =>
  Object.values(snippets)
    .find((one) => one.prefix === prefix)
    ?.body.join("\n") ?? "";

const textOf = (prefix: string): string => expanded(bodyOf(prefix));

/** What the check says of the new files, besides the pictures that an editor has yet to add. */
const problemsWith = async (prefix: string, text: string): Promise<readonly string[]> => {
  expect(JSON.parse(text)).toHaveProperty("id");
  const { problems } = await loadContent({
    contentRoot: "content",
    staticRoot: "static",
    siteId: undefined,
    today: MOMENT.slice(0, 10),
    moment: MOMENT,
    memory,
    unsaved: new Map(Object.entries(FILES[prefix]?.(text) ?? {})),
  });
  return problems
    .filter(({ file, message }) => /nordover|apen-scene/.test(file) && !/ikke finnes i content\/images/.test(message))
    .map(({ severity, field, message }) => `${severity} ${field}: ${message}`);
};

it("names all snippets here", () => {
  expect(Object.values(snippets).map(({ prefix }) => prefix)).toEqual(Object.keys(FILES));
});

describe.each(Object.keys(FILES))("the snippet %s", (prefix) => {
  it("is what the check accepts, but for its pictures", async () => {
    expect(await problemsWith(prefix, textOf(prefix))).toEqual([]);
  });

  it.each(choicesIn(bodyOf(prefix)))("is so too with another choice: %s %s", async (...choice) => {
    expect(await problemsWith(prefix, expanded(bodyOf(prefix), choice))).toEqual([]);
  });
});
