import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Person } from "../../api/accounts";
import { Questions } from "./questions";

const person = (id: string, role: Person["role"] = "editor"): Person => ({ id, name: id, email: `${id}@a.no`, role });
const KARI = person("Kari");
const OLA = person("Ola", "admin");
const DAY = 24 * 3_600_000;

let root = "";
let now = 0;
let people: Person[] = [];
let titles: Record<string, string> = {};
/** As after a restart: everything is read from the file. */
const questions = () =>
  new Questions({
    stateRoot: root,
    people: () => people,
    titleOf: async ({ kind, id }) => titles[`${kind} ${id}`] ?? null,
    now: () => now,
  });
const ask = (own: object = {}, by = KARI) =>
  questions().ask({ kind: "articles", id: "kafe", to: "Ola", text: " Stemmer prisene? ", ...own }, by);
const of = async (one: Person) => (await questions().of(one)).questions;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-questions-"));
  now = Date.parse("2026-12-01T12:00:00Z");
  people = [KARI, OLA, person("Siri")];
  titles = { "articles kafe": "Kafé", "articles null": "Nytt", "sites huset": "Huset" };
});
afterEach(() => rmSync(root, { recursive: true }));

test("a question waits for the one who is asked, and the answer is there for the one who asked", async () => {
  await ask();
  const [asked] = await of(OLA);
  expect(asked).toMatchObject({ title: "Kafé", from: { name: "Kari" }, text: "Stemmer prisene?", answer: null });
  expect(await of(person("Siri"))).toEqual([]);
  await expect(questions().answer(asked?.number ?? "", "Nei.", KARI)).rejects.toThrow(asked?.number);
  await questions().answer(asked?.number ?? "", " Ja. ", OLA);
  expect(await of(OLA)).toEqual([]);
  expect(await of(KARI)).toMatchObject([{ to: { name: "Ola" }, answer: "Ja." }]);
  await expect(questions().takeBack(asked?.number ?? "", OLA)).rejects.toThrow(asked?.number);
  await questions().takeBack(asked?.number ?? "", KARI);
  expect(await of(KARI)).toEqual([]);
});

test.each([
  [{ text: " \n" }, "Skriv hva du vil spørre om."],
  [{ text: "a".repeat(1001) }, "Teksten er for lang. Kort den ned til 1000 tegn."],
  [{ to: "Kari" }, "Den du vil spørre, har ikke konto her. Velg en annen."],
  [{ to: "Ingen" }, "Den du vil spørre, har ikke konto her. Velg en annen."],
  [{ to: "Siri", kind: "sites", id: "huset" }, "Siri kan ikke åpne innstillingene. Spør en ansvarlig."],
  [{ id: "borte" }, "articles borte"],
  [{ kind: "pages", id: null }, "Lagre først, så ser den du spør, det du har skrevet."],
])("what cannot be asked is refused with the reason: %j", async (own, why) => {
  await expect(ask(own)).rejects.toThrow(why);
  expect(await of(KARI)).toEqual([]);
});

test("a question follows a draft to what is made of it, and goes with what is deleted", async () => {
  await ask({ id: null });
  await questions().follow({ kind: "articles", id: null }, "kafe");
  expect(await of(OLA)).toMatchObject([{ id: "kafe", title: "Kafé" }]);
  await questions().follow({ kind: "articles", id: "kafe" }, null);
  expect(await of(OLA)).toEqual([]);
  await ask();
  titles = {};
  expect(await of(OLA)).toEqual([]);
});

test("an answered question is kept for a month, any for a year, and none without its people", async () => {
  const stored = () => JSON.parse(readFileSync(join(root, "questions.json"), "utf8"));
  await ask();
  await ask({ to: "Siri" });
  const [first] = await of(OLA);
  await questions().answer(first?.number ?? "", "", OLA);
  now += 31 * DAY;
  expect(await of(KARI)).toMatchObject([{ to: { name: "Siri" } }]);
  await questions().follow({ kind: "pages", id: "a" }, "b");
  expect(stored()).toHaveLength(1);
  now += 335 * DAY;
  expect(await of(KARI)).toEqual([]);
  await ask({ to: "Siri" });
  people = [KARI, OLA];
  await ask();
  expect(stored()).toMatchObject([{ to: "Ola" }]);
});

test("questions that are asked at once are all kept", async () => {
  const store = questions();
  const one = { kind: "articles", id: "kafe", to: "Ola" };
  await Promise.all([1, 2, 3, 4].map((text) => store.ask({ ...one, text: `${text}` }, KARI)));
  expect((await of(OLA)).map(({ text }) => text)).toEqual(["4", "3", "2", "1"]);
});
