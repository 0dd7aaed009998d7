import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../../engine/load/load-content";
import { fieldName } from "../../../engine/problems/problem";

/** Additions to texts: each tries to break out of one or more output formats. */
const ENDINGS = [
  " swing -> bebop",
  " x ><script>hit()</script>",
  ' "><script>hit()</script>',
  " </script><script>hit()</script>",
  ' <!--begin "data"--><!--end "links"--> -->',
  " </title></head></body></html>",
  " <img src=x onerror=hit()>",
  " ]]> <![CDATA[ &amp; &#10; &quot;",
  " $& $1 $$ `hit()`",
  " ; , \\n \\ END:VCALENDAR",
  "\r\nX-HIT: 1\r\nBEGIN:VEVENT",
  " \u2028 \u0085 \u0008 \u00a0 \ufeff x",
  ' <slice-start id="header-1"></slice-start>',
  ' <script src="/app-1.js" async></script>',
];

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The texts of a document with their fields, and the document with others in their place. */
const mapTexts = (value: Json, change: (text: string, path: readonly (string | number)[]) => string): Json => {
  const walk = (at: Json, path: readonly (string | number)[]): Json => {
    if (typeof at === "string") return change(at, path);
    if (Array.isArray(at)) return at.map((item, index) => walk(item, [...path, index]));
    if (at === null || typeof at !== "object") return at;
    return Object.fromEntries(Object.entries(at).map(([key, item]) => [key, walk(item, [...path, key])]));
  };
  return walk(value, []);
};

/** References between entities, and schemes, which are not shown. */
const KEPT = ["$schema", "sources", "id", "component"];

/**
 * "blocks[2].settings.heading" and all that it stands in, up to the file itself: "blocks[2].settings", "blocks[2]",
 * "blocks", "".
 */
const withParents = (field: string): readonly string[] =>
  field === "" ? [""] : [field, ...withParents(field.replace(/(\.?[^.[\]]+|\[\d+\])$/, ""))];

/**
 * The check reports the same message at many places once, so what it refuses at one place is restored at all of the
 * kind.
 */
const kindOf = (file: string, field: string): string =>
  `${field === "" ? file : file.replace(/\/.*/, "")} ${field.replaceAll(/\[\d+\]/g, "[]")}`;

const FOLDERS = ["sites", "menus", "pages", "productions", "events", "articles", "settings"];

interface Attempt {
  readonly contentRoot: string;
  readonly staticRoot: string;
}

/**
 * Makes every text of a content folder hostile that the content check allows: what it refuses is restored, until
 * nothing is refused. Returns the number of hostile texts, and of refused ones.
 */
export const makeHostile = async ({ contentRoot, staticRoot }: Attempt) => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(contentRoot, folder))
      .filter((name) => name.endsWith(".json"))
      .map((name) => `${folder}/${name}`),
  );
  const originals = new Map(
    files.map((file) => [file, JSON.parse(readFileSync(join(contentRoot, file), "utf8")) as Json]),
  );
  const refused = new Set<string>();
  let hostile = 0;

  const write = (): void => {
    let turn = 0;
    hostile = 0;
    for (const [file, document] of originals) {
      const changed = mapTexts(document, (text, path) => {
        turn += 1;
        const field = fieldName(path);
        const isRefused = withParents(field).some((one) => refused.has(kindOf(file, one)));
        if (isRefused || KEPT.some((key) => path.includes(key))) return text;
        hostile += 1;
        return text + (ENDINGS[turn % ENDINGS.length] ?? "");
      });
      writeFileSync(join(contentRoot, file), `${JSON.stringify(changed, null, 2)}\n`);
    }
  };

  for (let round = 0; round < 80; round += 1) {
    write();
    const { loaded, problems } = await loadContent({ contentRoot, staticRoot, siteId: undefined, today: "2026-12-02" });
    if (loaded !== null) return { hostile, refused: refused.size };
    const before = refused.size;
    for (const { severity, file, field } of problems) if (severity === "error") refused.add(kindOf(file, field));
    if (refused.size === before)
      throw new Error(`The check refuses what was put back: ${JSON.stringify(problems.slice(0, 3))}`);
  }
  throw new Error("The check refuses something anew, time after time");
};
