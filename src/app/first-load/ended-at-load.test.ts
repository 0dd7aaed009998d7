import { JSDOM } from "jsdom";
import { toEpoch } from "../../../domain/time/oslo";
import { ENDED_AT_LOAD } from "./ended-at-load";

/** The visible text of a body when its page is loaded at a moment in Oslo. */
const shownAt = async (moment: string, body: string): Promise<readonly string[]> => {
  const { window } = new JSDOM(`<script>Date.now = () => ${toEpoch(moment)};${ENDED_AT_LOAD}</script>${body}`, {
    runScripts: "dangerously",
  });
  await new Promise((resolve) => window.addEventListener("load", resolve));
  return [...window.document.querySelectorAll<HTMLElement>("p")]
    .filter((element) => element.closest("[hidden]") === null)
    .map(({ textContent }) => textContent);
};

const ROWS = `
  <p data-until="2026-12-01T20:00">18.00</p>
  <p data-until="2026-12-01T22:30">20.30</p>
  <p>always</p>
  <p data-until="2026-12-02T20:00">tomorrow</p>
`;

test.each([
  ["2026-12-01T00:00", ["18.00", "20.30", "always", "tomorrow"]],
  ["2026-12-01T19:59", ["18.00", "20.30", "always", "tomorrow"]],
  ["2026-12-01T20:00", ["20.30", "always", "tomorrow"]],
  ["2026-12-03T12:00", ["always"]],
])("hides what has ended at %s", async (moment, shown) => {
  expect(await shownAt(moment, ROWS)).toEqual(shown);
});

const TURNS = `
  <div><p data-turn data-until="2026-12-01T20:00">18.00</p><p hidden data-turn data-until="2026-12-01T22:30">20.30</p>
  <p hidden data-turn data-until="2026-12-02T20:00">tomorrow</p></div>
  <div><p data-turn data-until="2026-12-01T23:30">another list</p></div>
`;

test.each([
  ["2026-12-01T12:00", ["18.00", "another list"]],
  ["2026-12-01T20:00", ["20.30", "another list"]],
  ["2026-12-01T22:30", ["tomorrow", "another list"]],
  ["2026-12-02T20:00", []],
])("shows the next one at %s", async (moment, shown) => {
  expect(await shownAt(moment, TURNS)).toEqual(shown);
});

test.each([
  ["2026-03-29T01:59", ["03.00", "03.30"]],
  ["2026-03-29T03:00", ["03.30"]],
  ["2026-07-01T12:00", []],
])("uses summer time from the last Sunday in March: %s", async (moment, shown) => {
  const rows = '<p data-until="2026-03-29T03:00">03.00</p><p data-until="2026-03-29T03:30">03.30</p>';
  expect(await shownAt(moment, rows)).toEqual(shown);
});

test.each([
  ["2026-10-25T01:59+02:00", ["02.00", "02.30", "03.00"]],
  ["2026-10-25T02:30+02:00", ["03.00"]],
  ["2026-10-25T02:15+01:00", ["02.30", "03.00"]],
  ["2026-10-25T03:00+01:00", []],
])("uses normal time from the last Sunday in October: %s", async (moment, shown) => {
  const rows = ["02:00", "02:30", "03:00"].map(
    (time) => `<p data-until="2026-10-25T${time}">${time.replace(":", ".")}</p>`,
  );
  expect(await shownAt(moment, rows.join(""))).toEqual(shown);
});

test.each([
  ["2026-12-01T17:59", []],
  ["2026-12-01T18:00", ["Har begynt"]],
])("shows at %s content with a start time", async (moment, shown) => {
  expect(await shownAt(moment, '<p hidden data-from="2026-12-01T18:00">Har begynt</p>')).toEqual(shown);
});

const SALE = `
  <p data-until="2026-12-01T10:00">Salget åpner</p>
  <p hidden data-from="2026-12-01T10:00" data-until="2026-12-01T18:00">Kjøp billett</p>
`;

test.each([
  ["2026-12-01T09:59", ["Salget åpner"]],
  ["2026-12-01T10:00", ["Kjøp billett"]],
  ["2026-12-01T17:59", ["Kjøp billett"]],
  ["2026-12-01T18:00", []],
])("shows at %s content with a start and an end time", async (moment, shown) => {
  expect(await shownAt(moment, SALE)).toEqual(shown);
});

const WORDS = `
  <p data-day="2026-12-01" data-far="Tirsdag 1. desember">I dag</p>
  <p data-day="2026-12-02" data-near="*, onsdag 2. desember" data-far="Onsdag 2. desember">I morgen, onsdag 2. desember</p>
  <p data-day="2026-12-03" data-near="* " data-far=""></p>
  <p data-day="2026-12-05" data-far="Lørdag 5. desember">Lørdag 5. desember</p>
`;

test.each([
  ["2026-12-01T23:59", ["I dag", "I morgen, onsdag 2. desember", "", "Lørdag 5. desember"]],
  ["2026-12-02T00:00", ["I går", "I dag, onsdag 2. desember", "I morgen ", "Lørdag 5. desember"]],
  ["2026-12-04T12:00", ["Tirsdag 1. desember", "Onsdag 2. desember", "I går ", "I morgen"]],
  ["2026-12-24T12:00", ["Tirsdag 1. desember", "Onsdag 2. desember", "", "Lørdag 5. desember"]],
])("shows the day words at %s", async (moment, words) => {
  expect(await shownAt(moment, WORDS)).toEqual(words);
});

test("orders items by the first of their showings that has not ended", () => {
  const { window } = new JSDOM(
    `<script>Date.now = () => ${toEpoch("2026-12-01T20:00")};${ENDED_AT_LOAD}</script><ul>
    <li><p data-turns="2026-12-01T18:00/2026-12-01T20:00 2026-12-09T18:00/2026-12-09T20:00"></p></li>
    <li><p data-turns="2026-12-01T19:00/2026-12-01T21:00"></p></li></ul>`,
    { runScripts: "dangerously" },
  );
  window.dispatchEvent(new window.Event("DOMContentLoaded"));
  const [first, second] = [...window.document.querySelectorAll("li")].map(({ style }) => Number(style.order));
  expect(first).toBeGreaterThan(second ?? Number.NaN);
});
