import type { LoadResult } from "../../load/load-content";
import type { Problem } from "../../problems/problem";
import { FOLDERS } from "../../reading/content-folders";
import { isObject } from "./json-tree";
import type { Files } from "./mutations";

/** Program output that must not be shown to editors. */
const FOREIGN: readonly (readonly [what: string, sign: RegExp])[] = [
  ["a stack trace", /\n\s+at |\.(?:ts|js):\d+/],
  ["an object as text", /\[object /],
  ["a value that is none", /(?<![\p{L}«"])(?:undefined|NaN|Infinity)(?![\p{L}»"])/u],
  [
    "the validator's English",
    /\b(?:Invalid|expected|received|Too (?:big|small)|Unrecognized|must be|cannot|unexpected)\b/,
  ],
  ["a step that stopped", /Kontrollen stanset/],
  ["a hole", /: \.|\(\)|, ,| {2}/],
];

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...stringsIn(inner)]) : [];
};

/** The message without quotes from the file. */
const unquoted = (text: string): string => text.replace(/«[^»]*»|"(?:[^"\\]|\\.)*["…]?/gu, "«·»");

/** A text field's value after normalisation: one line, no invisible characters. */
const clean = (text: string): string =>
  text.replace(/[\t\n\r\u0085\u2028\u2029]+/g, " ").replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, "");

const dataIn = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return null;
  }
};

/** A field's value as quoted in a message: «er "x"», «har "x"». */
const QUOTED = /^(?:er|har|peker på|ber om|leder til) «([^»]*)»/;

const isInFile = (quoted: string, text: string): boolean =>
  text.includes(quoted) || stringsIn(dataIn(text)).some((one) => one.includes(quoted) || clean(one).includes(quoted));

const ofPlace = ({ file, line }: Problem, files: Files): readonly string[] => {
  const bytes = files.get(file);
  const isFolder =
    (FOLDERS as readonly string[]).includes(file) || [...files.keys()].some((name) => name.startsWith(`${file}/`));
  // For removed addresses the check suggests redirects, whose file may not exist yet.
  if (bytes === undefined) return isFolder || file === "settings/redirects.json" ? [] : [`names no file: ${file}`];
  return line === null || (line >= 1 && line <= bytes.toString().split("\n").length) ? [] : [`names no line: ${line}`];
};

const isSentence = (text: string): boolean => /\p{L}.*[.?]$/su.test(text);

const ofProblem = (problem: Problem, files: Files): readonly string[] => {
  const { message, cure, file } = problem;
  const said = unquoted(`${message} ${cure}`);
  const quoted = QUOTED.exec(message)?.[1]?.replace(/…$/, "");
  return [
    ...ofPlace(problem, files),
    ...([message, cure].every(isSentence) ? [] : ["is no whole sentence"]),
    ...FOREIGN.flatMap(([what, sign]) => (sign.test(said) ? [`shows ${what}`] : [])),
    ...(message.length + cure.length > 1_500 ? ["is too long to be read"] : []),
    ...(quoted === undefined || isInFile(quoted, String(files.get(file) ?? ""))
      ? []
      : [`quotes what is not there: ${quoted}`]),
  ].map((fault) => `${fault} → ${file} ${problem.field}: ${message} → ${cure}`);
};

/** Faults in the reported problems of a content folder; empty when they are usable. */
export const malformedProblems = ({ loaded, problems }: LoadResult, files: Files): readonly string[] => [
  ...((loaded === null) === problems.some(({ severity }) => severity === "error")
    ? []
    : ["builds in spite of errors, or stops without one"]),
  ...problems.flatMap((problem) => ofProblem(problem, files)),
];
