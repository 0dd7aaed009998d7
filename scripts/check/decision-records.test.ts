import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "docs/decisions";
const LONGEST = 40;

const FILE_NAME = /^(?<number>\d{4})-[a-z0-9-]+\.md$/;
const SUPERSEDED = "superseded by \\[(\\d{4})\\]\\(\\1-[a-z0-9-]+\\.md\\)";
const STATUS_LINE = new RegExp(
  `^Date: \\d{4}-\\d{2}-\\d{2}\\. Status: (?:accepted|${SUPERSEDED}|accepted, in part ${SUPERSEDED.replace("\\1", "\\2")})\\.(?: .+)?$`,
);

const files = readdirSync(FOLDER);
const numberOf = (file: string): string => FILE_NAME.exec(file)?.groups?.number ?? "";
const linesOf = (file: string): readonly string[] => readFileSync(join(FOLDER, file), "utf8").trimEnd().split("\n");
const linksIn = (line: string): readonly string[] =>
  [...line.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, target]) => target ?? []);

const faultsOf = (file: string, records: readonly string[], lines: readonly string[]): readonly string[] => {
  const [title = "", blank, status = ""] = lines;
  const missing = linksIn(status).filter((target) => !records.includes(target));
  return [
    ...(FILE_NAME.test(file) ? [] : ["is not named 0000-words-like-these.md"]),
    ...(title.startsWith(`# ${numberOf(file)} `) ? [] : ["does not begin with its number and title"]),
    ...(blank === "" && STATUS_LINE.test(status) ? [] : ["has no status line as line 3"]),
    ...missing.map((target) => `names ${target}, which does not exist`),
    ...(lines.length <= LONGEST ? [] : [`has ${lines.length} lines, more than ${LONGEST}`]),
  ];
};

test("every decision record has a number of its own", () => {
  const numbers = files.map(numberOf);
  expect(numbers).toEqual([...new Set(numbers)]);
});

test("every decision record has a title, a date and a status, and fits on a page", () => {
  expect(files.length).toBeGreaterThan(40);
  const faults = files.flatMap((file) => faultsOf(file, files, linesOf(file)).map((fault) => `${file} ${fault}`));
  expect(faults).toEqual([]);
});

const STATUS = "Date: 2026-11-23. Status: accepted.";

test.each([
  ["accepted", [STATUS], 0],
  ["accepted, with a remark", [`${STATUS} Goes on from [0002](0002-b.md).`], 0],
  ["superseded", ["Date: 2026-11-23. Status: superseded by [0002](0002-b.md)."], 0],
  ["superseded in part", ["Date: 2026-11-23. Status: accepted, in part superseded by [0002](0002-b.md)."], 0],
  ["superseded by a missing record", ["Date: 2026-11-23. Status: superseded by [0003](0003-c.md)."], 1],
  ["superseded by two numbers", ["Date: 2026-11-23. Status: superseded by [0003](0002-b.md)."], 1],
  ["without a date", ["Status: accepted."], 1],
  ["with another status", ["Date: 2026-11-23. Status: perhaps."], 1],
  ["too long", [STATUS, ...Array.from({ length: 38 }, () => "")], 1],
] as const)("a record that is %s", (_case, lines, faults) => {
  expect(faultsOf("0001-a.md", ["0001-a.md", "0002-b.md"], ["# 0001 A", "", ...lines])).toHaveLength(faults);
});
