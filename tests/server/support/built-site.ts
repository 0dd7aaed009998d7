import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { requestedForms } from "../../../domain/addresses/redirect-path";
import { readSiteFacts } from "../../../server/read-site-facts";
import type { SiteFacts } from "../../../server/rules/site-facts";

export const PUBLIC_ROOT = resolve("public");

/** The built files, and some redirects of every kind that an editor may write. */
export const FACTS: SiteFacts = (() => {
  const facts = readSiteFacts({ env: {} });
  const more = [
    ...requestedForms("/påske").map((from) => ({ from, to: "/article/dagkino-pa-rakkestad-kino" })),
    { from: "/gammel.html", to: "/søk?q=ål" },
    { from: "/billett", to: "https://billett.example.no/kjop?sted=1#topp" },
    { from: "/kino.gammel", to: "/filmer#i-dag" },
  ];
  return { ...facts, redirects: [...facts.redirects, ...more] };
})();

/** The name of a file at the root of the built site. */
export const fileLike = (pattern: RegExp): string => {
  const name = readdirSync(PUBLIC_ROOT).find((one) => pattern.test(one));
  if (name === undefined) throw new Error(`The built site has no file like ${pattern}`);
  return `/${name}`;
};

/** A file with this extension in a folder of the built site. */
export const fileIn = (folder: string, ending: string): string => {
  const name = readdirSync(resolve(PUBLIC_ROOT, folder), { recursive: true, encoding: "utf8" }).find((one) =>
    one.endsWith(ending),
  );
  if (name === undefined) throw new Error(`The built site has no ${ending} in ${folder}`);
  return `/${folder}/${name}`;
};
