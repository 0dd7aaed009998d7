import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { buildExamples } from "./build-examples";
import { environmentExamples } from "./environment-examples";
import { messagesPage } from "./page";
import { type ReportedSubject, reportExamples } from "./report-examples";
import { ruleExamples } from "./rule-examples";
import { says, sourceSentences } from "./source-sentences";

/** Folders with sentences for editors and operators. */
const FOLDERS = ["domain", "engine", "src/features/partner-services/build", "gatsby"];

const HOW = [
  "No example produces these messages. Add a mistake that causes them to the subject it belongs to in",
  "engine/testing/examples (one line: what the editor did, file, field, value), or, for what is",
  "said outside the check, in scripts/content/messages/build-examples.ts. Then run `npm run messages`, and read what",
  "docs/meldinger.md says of it.",
].join("\n");

let subjects: readonly ReportedSubject[] = [];

beforeAll(async () => {
  subjects = await reportExamples();
}, 120_000);

const examples = () => subjects.flatMap((subject) => subject.examples);
const problems = () => examples().flatMap((example) => example.problems);

/** Sentences that are not problems: how a run of the check or of the watcher ended. */
const REPORTS = [/^Innholdet (kan|er lest|har)/];

it("has an example of every sentence", () => {
  const reported = [
    ...problems().flatMap(({ message, cure }) => [message, cure]),
    ...[...buildExamples(), ...environmentExamples(), ...ruleExamples()].map((example) => example.reported),
  ];
  const sentences = sourceSentences(resolve("."), FOLDERS);
  expect(sentences.length).toBeGreaterThan(150);
  const missing = sentences
    .filter(({ parts }) => !REPORTS.some((report) => report.test(parts.join(""))))
    .filter((sentence) => !reported.some((text) => says(sentence).test(text)))
    .map(({ place, parts }) => `${place}  ${parts.join("…")}`);
  expect({ HOW, missing }).toEqual({ HOW, missing: [] });
});

it("reports a problem for every example, and none twice", () => {
  const silent = examples().filter((example) => example.problems.length === 0);
  expect(silent.map(({ slip }) => slip)).toEqual([]);
  const slips = examples().map(({ slip }) => slip);
  expect(slips).toEqual([...new Set(slips)]);
});

it("says of every problem what is wrong and what to do, in whole sentences", () => {
  const unfinished = problems().filter(({ message, cure }) => !/[.?]$/.test(message) || !/\p{L}.*[.?]$/u.test(cure));
  expect(unfinished).toEqual([]);
  const vague = problems().filter(({ cure }) => /^(?:Rett verdien|Fjern det|Se på filtrene til kilden)\.$/.test(cure));
  expect(vague.map(({ message }) => message)).toEqual([]);
});

it("is written in docs/meldinger.md (renewed by npm run messages)", () => {
  expect(readFileSync("docs/meldinger.md", "utf8")).toBe(messagesPage(subjects));
});
