import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PICTURE_FACTS } from "../../engine/testing/picture-facts";
import { fillProgramme, PROGRAMMES, printedFrom, programmeContent, TEMPLATES } from "./fill-programme";

const templateOf = (name: string): string => readFileSync(join(TEMPLATES, `${name}.html`), "utf8");

it.each(PROGRAMMES)("%s.pdf was printed from the content as it is (renewed by npm run programmes)", async (name) => {
  const filled = fillProgramme(templateOf(name), await programmeContent(PICTURE_FACTS));
  expect(filled).not.toContain("{{");
  const printed = readFileSync(`static/programmer/${name}.pdf`);
  expect(printed.subarray(-100).toString("latin1")).toContain(printedFrom(filled));
});

it("has prices, days and hours from the content only", () => {
  // What is in no event and no price list: offers, courses and lending of the library, and the canteen's porridge.
  const OWN =
    /kl\. (11\.00–13\.30|15\.00–17\.00|12\.00–14\.00|14\.00–15\.30|17\.00–18\.30|17\.30|20\.00)|\b(600|450|400|3|40) kr/g;
  for (const name of PROGRAMMES) {
    const text = templateOf(name).replace(OWN, "");
    expect(text.match(/kl\. \d|\d kr\b/g)).toBeNull();
  }
});

it("throws when the content has two answers, or none", async () => {
  const content = await programmeContent(PICTURE_FACTS);
  expect(() => fillProgramme("{{day lesestund}}", content)).toThrow("day lesestund: onsdag, lørdag");
  expect(() => fillProgramme("{{price finnes-ikke}}", content)).toThrow("price finnes-ikke: nothing found");
  expect(() => fillProgramme("{{weather}}", content)).toThrow("A programme has no fact «weather».");
});
