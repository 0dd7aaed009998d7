import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refreshSteps } from "./refresh-steps";

const root = mkdtempSync(join(tmpdir(), "kulturhus-steps-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const stepsOf = (env: Readonly<Record<string, string>> = {}) =>
  refreshSteps({ CONTENT_DIR: join(root, "content"), ...env }).map(({ label, mayFail = false }) => [label, mayFail]);

const REST = [
  ["Kontrollerer innholdet", false],
  ["Bygger nettstedet", false],
  ["Pakker filene", false],
];
const DATA = { PLATFORM_DATA_URL: "https://data.example.no" };

test("asks the sources first when there are some, and continues without a response unless PULL_FAILURE=stop", () => {
  expect(stepsOf()).toEqual(REST);
  expect(stepsOf(DATA)).toEqual([["Henter programmet", true], ...REST]);
  expect(stepsOf({ ...DATA, PULL_FAILURE: "stop" })).toEqual([["Henter programmet", false], ...REST]);
  expect(stepsOf({ MANAGEMENT_URL: "https://styring.example.no" })).toHaveLength(4);
  writeFileSync(join(root, "sources.json"), '{ "sources": [] }');
  expect(stepsOf()).toHaveLength(4);
});

test("refuses an unknown choice", () => {
  expect(() => stepsOf({ ...DATA, PULL_FAILURE: "stopp" })).toThrow("PULL_FAILURE er «stopp»");
});
