import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { forbid } from "../forbid";
import { ARTICLE, type Example, FRONT, SITE, type Subject, written } from "./example";

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
    written(
      "En film er hentet, og aldersgrensen er ikke kjent",
      "waiting/torsken.json",
      '{ "object": "movie", "title": "Torsken" }',
    ),
    written(
      "En artikkel er hentet, og har ikke bilde",
      "waiting/torsk-i-foajeen.json",
      JSON.stringify({
        $schema: "../schemas/article.json",
        id: "torsk-i-foajeen",
        title: "Torsk i foajeen",
        slug: "torsk-i-foajeen",
        summary: "En kveld om torsk.",
        content: "<p>En kveld om torsk.</p>",
        category: "culture",
        author: "Redaksjonen",
        node_locale: "nb",
        createdAt: "2026-11-02T09:00",
        updatedAt: "2026-11-02T09:00",
        order: 100,
      }),
    ),
    written("En henting er avbrutt", ".pull/journal.json", "[]"),
    written("Det som venter, er ikke gyldig JSON", "waiting/torsken.json", "{"),
    written(
      "Det som venter, er ferdig",
      "waiting/torsken.json",
      JSON.stringify({
        id: "torskekveld",
        object: "culture",
        objectClass: "culture",
        typeText: "Foredrag",
        title: "Torskekveld",
        pageReference: "torskekveld-k9",
        contents: [{ summary: "En kveld om torsk.", body: "<p>En kveld om torsk.</p>" }],
        assets: [],
      }),
    ),
    written("Det ligger en ukjent fil i settings", "settings/farger.json", "{}"),
    ...["menus", "productions", "events", "articles"].map(
      (folder): Example => ({ slip: `Mappen ${folder} er tom`, make: (content) => content.remove(`${folder}/`) }),
    ),
    { slip: "Filen har ikke lov til å bli lest", make: (content) => content.disturb(...forbid(ARTICLE)) },
    { slip: "Mappen har ikke lov til å bli lest", make: (content) => content.disturb(...forbid("events")) },
    { slip: "En fil har fått navnet til en mappe", make: (content) => content.remove("menus/").write("menus", "x") },
    written("Filen heter .json.txt", "articles/ny.json.txt", "{}"),
    written("Navnet på filen begynner med punktum", "articles/.ny.json", "{}"),
    written("Et notat ligger i innholdet", "articles/notater.txt", "Husk å ringe."),
    written("Et notat ligger utenfor mappene", "notater.txt", "Husk å ringe."),
    written("Innhold ligger utenfor mappene", "ny.json", "{}"),
    written("Innhold ligger blant bildene", "images/ny.json", "{}"),
    written("Et bilde er i et format som nettstedet ikke viser", "images/plakat.gif", "GIF89a"),
    written("Navnet på en mappe er skrevet feil", "artikler/ny.json", "{}"),
    written("En ukjent mappe ligger i innholdet", "kladd/ny.json", "{}"),
    {
      slip: "En snarvei ligger i stedet for filen",
      make: (content) => content.disturb((root) => symlinkSync("personvern.json", join(root, "articles/ny.json"))),
    },
    {
      slip: "En mappe heter som en fil",
      make: (content) => content.disturb((root) => mkdirSync(join(root, "articles/ny.json"))),
    },
    {
      slip: "Noe som ikke er en fil, ligger i innholdet",
      make: (content) => content.disturb((root) => execFileSync("mkfifo", [join(root, "articles/ror")])),
    },
    {
      slip: "Et felt har et navn med egen betydning",
      make: (content) => content.write(FRONT, content.text(FRONT).replace('"meta": {', '"meta": { "__proto__": {},')),
    },
    {
      slip: "Et felt står to ganger",
      make: (content) =>
        content.write(ARTICLE, content.text(ARTICLE).replace('"title":', '"title": "En annen",\n  "title":')),
    },
    {
      slip: "CLOCK er ikke et tidspunkt, så kontrollen kan ikke gjennomføres",
      make: (content) => content.set(SITE, "demonstration", { anchor: "2026-11-16" }),
      circumstances: { today: "i morgen" },
    },
    { slip: "HTML nøster seg", make: (content) => content.set(ARTICLE, "content", "<div>".repeat(200)) },
    written("Klammer er aldri lukket", ARTICLE, '{ "content": '.repeat(60)),
  ],
};
