/** @jest-environment jsdom */
import { startContentBar } from "./content-bar";

let state: unknown;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = "<main>Siden</main>";
  state = { errors: 0, first: [] };
  globalThis.fetch = jest.fn(async () => Object.assign(Object.create(null), { json: async () => state }));
});
afterEach(() => jest.useRealTimers());

const root = () => document.getElementById("feil-i-innholdet")?.shadowRoot;
const alert = () => root()?.querySelector("[role=alert]")?.textContent;
const details = () => root()?.querySelector("details");

const first = [{ place: "pages/a.json, felt «title»", message: "mangler.", cure: "Skriv en tittel." }];

test("nothing is shown of sound content", async () => {
  startContentBar();
  await jest.advanceTimersByTimeAsync(10);
  expect(alert()).toBe("");
  expect(details()?.hidden).toBe(true);
});

test("errors are shown until they are corrected", async () => {
  startContentBar();
  state = { errors: 2, first };
  await jest.advanceTimersByTimeAsync(2_000);
  expect(alert()).toBe("Innholdet har 2 feil. Sidene viser det som sist var riktig, til de er rettet.");
  expect(details()?.hidden).toBe(false);
  expect(details()?.textContent).toContain("pages/a.json, felt «title»mangler.Skriv en tittel.");
  expect(details()?.textContent).toContain("… og 1 til");
  state = { errors: 0, first: [] };
  await jest.advanceTimersByTimeAsync(2_000);
  expect(alert()).toBe("");
  expect(details()?.hidden).toBe(true);
});

test("a server that is away for a moment is asked again", async () => {
  startContentBar();
  jest.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await jest.advanceTimersByTimeAsync(2_000);
  state = { errors: 1, first };
  await jest.advanceTimersByTimeAsync(2_000);
  expect(alert()).toContain("1 feil");
});
