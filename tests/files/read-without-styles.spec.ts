import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { ALL_ROUTES } from "../browser/support/routes";
import { builtAt } from "../browser/support/venue-time";
import { builtPage } from "./support/built-pages";
import { attribute, type Element, sourceOf, textIn } from "./support/markup";
import { joinedWords } from "./support/reading";

/** Text browsers, reading modes and machines read a page without its styles; many do not know `hidden`. */

const MOMENTS = ["data-from", "data-until", "data-turn"];

const withText = (elements: readonly Element[]): readonly Element[] =>
  elements.filter((element) => textIn(element).trim() !== "");

/** What does not hold at a moment: it comes later, is over, or waits for another to end. */
const untrue = (elements: readonly Element[], now: string): readonly Element[] => {
  const taken = new Set<unknown>();
  return elements.filter((element) => {
    const [from, until, turn] = MOMENTS.map((name) => attribute(element, name));
    const waits = turn !== null && taken.has(element.parentNode);
    if (turn !== null) taken.add(element.parentNode);
    return waits || (from ?? "") > now || (until ?? "9") <= now;
  });
};

for (const route of ALL_ROUTES) {
  test(`${route} says without styles what holds at the build`, () => {
    const { elements, html } = builtPage(route);
    const read = withText(elements);
    expect.soft(untrue(read, builtAt(route)).map(sourceOf), "not true now").toEqual([]);
    const hidden = read.filter((element) => attribute(element, "hidden") !== null);
    expect.soft(hidden.map(sourceOf), "hidden text").toEqual([]);
    expect.soft([...new Set(joinedWords(html))], "words without a space between").toEqual([]);
  });
}

const w3m = (html: string) =>
  spawnSync("w3m", ["-dump", "-T", "text/html", "-I", "utf-8", "-O", "utf-8", "-cols", "400"], {
    input: html,
    encoding: "utf8",
  });

test("a text browser shows nothing that is held back", () => {
  test.info().skip(w3m("").error !== undefined, "w3m is not installed");
  const page = builtPage("/kinoprogram");
  const begun = page.elements.filter((element) => attribute(element, "data-held")?.includes("Har begynt"));
  expect(begun.length).toBeGreaterThan(0);
  const { stdout } = w3m(page.html);
  expect(stdout).toContain("Kinosal");
  expect(stdout.split("Har begynt").length - 1).toBe(page.html.split(">Har begynt<").length - 1 - begun.length);
});
