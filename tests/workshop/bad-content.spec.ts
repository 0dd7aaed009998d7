import { existsSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import { changedFiles, digestsBelow, filesBelow } from "./support/built-files";
import { run } from "./support/processes";
import { openWorkshop } from "./support/workshop";

const workshop = openWorkshop();

/** Each mistake as an editor would make it, with the expected output: place, field, what is wrong, what to do. */
const MISTAKES = [
  {
    what: "a comma is missing",
    make: () => {
      const file = "content/menus/footer.json";
      workshop.write(file, workshop.read(file).replace('"parent": null,', '"parent": null'));
    },
    said: [/menus\/footer\.json:\d+:\d+/, "Her mangler komma.", "→ Sett komma her, etter verdien."],
  },
  {
    what: "a field is misspelt",
    make: () => workshop.edit("content/articles/ledsagerbevis.json", '"summary":', '"sumary":'),
    said: [
      /articles\/ledsagerbevis\.json:\d+:\d+/,
      "«sumary» er et ukjent felt.",
      /«sumary» er et ukjent felt\.\n +→ [^\n]*\bsummary\b/,
      "«summary» mangler.",
    ],
  },
  {
    what: "a picture is not there",
    make: () => workshop.setText("content/productions/quizkveld.json", "image", "kultur/finnes-ikke.jpg"),
    said: [
      /productions\/quizkveld\.json:\d+:\d+/,
      "«assets[0].image» er «kultur/finnes-ikke.jpg», som ikke finnes i content/images.",
      "→ Legg bildet der, eller rett navnet.",
    ],
  },
];

/** The problems in the output: three lines each. */
const problemsIn = (output: string): readonly string[] =>
  [...output.matchAll(/^ *(FEIL|VARSEL) +(.+)\n +(.+)\n +(→ .+)$/gm)]
    .filter(([, severity]) => severity === "FEIL")
    .map(([, , place, wrong, cure]) => `${place} | ${wrong} | ${cure}`);

const expectWords = (output: string, what: string, words: string | RegExp): void => {
  if (typeof words === "string") expect.soft(output, what).toContain(words);
  else expect.soft(output, what).toMatch(words);
};

test.beforeAll(() => {
  workshop.restore("warm");
  for (const { make } of MISTAKES) make();
});

test("check:content reports all mistakes at once, with file, field and fix", async () => {
  const { code, output, seconds } = await run({
    command: "npm",
    args: ["run", "--silent", "check:content"],
    cwd: workshop.site,
  });
  console.log(`check:content took ${seconds.toFixed(1)} s`);
  expect(code).not.toBe(0);
  for (const { what, said } of MISTAKES) for (const words of said) expectWords(output, what, words);
  expect(output).toContain("Innholdet kan ikke bygges");
  expect(problemsIn(output)).toHaveLength(4);
});

test("a build fails with the same messages and does not change the previous build", async () => {
  const publicRoot = join(workshop.site, "public");
  const before = digestsBelow(publicRoot);
  const { code, output, seconds } = await workshop.gatsbyBuild();
  console.log(`The failing build took ${seconds.toFixed(0)} s`);
  expect(code).not.toBe(0);
  for (const { what, said } of MISTAKES) for (const words of said) expectWords(output, what, words);
  const checked = await run({ command: "npm", args: ["run", "--silent", "check:content"], cwd: workshop.site });
  expect(problemsIn(output)).toEqual(problemsIn(checked.output));
  // Gatsby creates ~partytown at every start; a build that succeeds deletes it, and no server sends it.
  const changed = changedFiles(before, digestsBelow(publicRoot)).filter((file) => !file.startsWith("~partytown/"));
  expect(changed).toEqual([]);
});

test("without an earlier build, a failing build writes no page", async () => {
  workshop.restore("cold");
  for (const { make } of MISTAKES) make();
  const { code } = await workshop.gatsbyBuild();
  expect(code).not.toBe(0);
  const publicRoot = join(workshop.site, "public");
  const written = existsSync(publicRoot) ? filesBelow(publicRoot).filter((file) => file.endsWith(".html")) : [];
  expect(written).toEqual([]);
});

test("a block that throws stops the build, which names its page and the block", async () => {
  workshop.restore("warm");
  workshop.edit(
    "src/blocks/opening-hours/opening-hours.tsx",
    "  const now = useNow(block.today.date);\n",
    '  const now = useNow(block.today.date);\n  if (block.parts.length > 0) throw new Error("The clock has stopped");\n',
  );
  const { code, output, seconds } = await workshop.gatsbyBuild();
  console.log(`The build with a block that throws took ${seconds.toFixed(0)} s`);
  expect(code).not.toBe(0);
  // Gatsby wraps its line at the terminal's width, also within words.
  expect(stripVTControlCharacters(output).replaceAll(/\s/g, "")).toMatch(
    /Siden\/[a-z-]+kanikkelages,[^:]+:blokken«[a-z-]+»\(OpeningHoursBlock\):Theclockhasstopped/,
  );
});
