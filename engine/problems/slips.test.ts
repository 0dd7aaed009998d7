import { TestContent } from "../testing/test-content";
import type { Problem } from "./problem";

const ARTICLE = "articles/personvern.json";
const FILM = "productions/nattoget.json";

/**
 * What somebody who edits the files in a text editor gets wrong: the text that was, the text that is, and what is
 * reported. The sign ¦ is not in the file: it is on the line that is reported.
 */
const SLIPS: readonly (readonly [file: string, from: string, to: string, reported: string])[] = [
  [ARTICLE, '"Personvern",', '"Personvern"¦', "Her mangler komma. → Sett komma her, etter verdien."],
  [
    ARTICLE,
    '  "order": 1',
    '<<<<<<< HEAD¦\n  "order": 1\n=======\n  "order": 2\n>>>>>>> ny',
    "Filen har to utgaver av de samme linjene (en konflikt i git). → Behold den utgaven som er riktig, og fjern linjene som begynner med <<<<<<<, ======= og >>>>>>>.",
  ],
  [
    ARTICLE,
    '"order": 1',
    '"order": 1,\n  "title": "Om personvern"¦',
    "title står to ganger i samme objekt, på linje 3 og 24. Bare den siste ville blitt brukt. → Behold den som er riktig, og fjern den andre.",
  ],
  [FILM, '"ageLimit"', '"agelimit"¦', "agelimit er et ukjent felt. → Mente du «ageLimit»?"],
  [
    ARTICLE,
    '"image": {\n    "image": "bilde.png",\n    "alt": "En rød sirkel",\n',
    '"image": {¦\n    "image": "bilde.png",\n',
    'image.alt mangler. → Legg til feltet, for eksempel "alt": "…". Hva bildet viser, for dem som ikke ser det: én kort setning om hvem eller hva, uten «bilde av». La feltet stå tomt når bildet bare er pynt.',
  ],
];

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

const reportedIn = (problems: readonly Problem[], file: string, line: number): readonly string[] =>
  problems
    .filter((problem) => problem.file === file && problem.line === line)
    .map(({ field, message, cure }) => `${field} ${message} → ${cure}`.trim());

test.each(SLIPS)("%s: %j as %j", async (file, from, to, reported) => {
  const content = new TestContent();
  const text = content.text(file);
  const changed = text.replace(from, () => to);
  expect(changed).not.toBe(text);
  const problems = await content.write(file, changed.replace("¦", "")).problems();
  expect(reportedIn(problems, file, lineOf(changed, changed.indexOf("¦")))).toEqual([reported]);
});

test("a file in the encoding of old Windows editors is reported with its line and word", async () => {
  const content = new TestContent();
  const problems = await content.write(ARTICLE, Buffer.from('{\n  "title": "Blåbærtur"\n}', "latin1")).problems();
  expect(reportedIn(problems, ARTICLE, 2)).toEqual([
    expect.stringMatching(/^Filen er ikke lagret som UTF-8\. Det synes først i «Blåbærtur»\. → Lagre den på nytt/),
  ]);
});

test("the byte-order mark of such editors is no slip", async () => {
  const content = new TestContent();
  expect(await content.write(ARTICLE, `\ufeff${content.text(ARTICLE)}`).problems()).toEqual([]);
});
