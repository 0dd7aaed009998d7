import { ARTICLE, type Subject, written } from "./example";

const CONTENT_FOLDERS = ["sites", "pages", "menus", "productions", "events", "articles", "settings"];

export const FILES: Subject = {
  heading: "Filer og mapper",
  examples: [
    written("Filen er lagret med en gammel tegnkoding", ARTICLE, Buffer.from('{ "title": "Blåbærtur" }', "latin1")),
    written("Filen er lagret som UTF-16", ARTICLE, Buffer.from('\ufeff{ "title": "Blåbærtur" }', "utf16le")),
    written("Filen er et Word-dokument", ARTICLE, Buffer.from("PK\x03\x04\x14\x00\xe6", "latin1")),
    written("Filen er et gammelt Word-dokument", ARTICLE, Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1", "latin1")),
    written("Filen er en PDF", ARTICLE, Buffer.from("%PDF-1.7\n%\xe2\xe3", "latin1")),
    written("Filen er et bilde", ARTICLE, Buffer.from("\x89PNG\r\n", "latin1")),
    {
      slip: "Et bilde er limt inn i teksten",
      make: (content) => content.set(ARTICLE, "content", `<p>${"a".repeat(2_000_000)}</p>`),
    },
    {
      slip: "Innholdsmappen er tom",
      make: (content) => CONTENT_FOLDERS.reduce((all, folder) => all.remove(`${folder}/`), content),
    },
    written("Det ligger en ukjent fil i settings", "settings/farger.json", "{}"),
  ],
};
