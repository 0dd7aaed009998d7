import fc from "fast-check";
import type { PulledProduction } from "../records";
import { completed, isComplete, newId, newProduction } from "./new-production";

const FILM: PulledProduction = {
  id: "p-17",
  kind: "film",
  title: "Kråka",
  ediNumber: "20301",
  summary: "En fugl.",
  facts: { runningTime: 90, genres: ["Drama"] },
};

const KRAKA = { id: "kraka", source: "kilden", code: "k131" };

const contentsOf = (summary: string): unknown => newProduction({ ...FILM, summary }, KRAKA).contents;

test("a film has the facts of its source, and an address with its number", () => {
  expect(newProduction(FILM, KRAKA)).toMatchObject({
    id: "kraka",
    object: "movie",
    typeText: "Film",
    parentSlug: "kraka-20301",
    ediNumber: "20301",
    genres: ["Drama"],
    source: { name: "kilden", id: "p-17" },
  });
});

test("an event has its own kind and length, and none of what is a film's alone", () => {
  const event = newProduction({ ...FILM, kind: "culture", ediNumber: null, title: "Quiz" }, { ...KRAKA, id: "quiz" });
  expect(event).toMatchObject({
    object: "culture",
    typeText: "Arrangement",
    pageReference: "quiz-p-17",
    runningTime: 90,
  });
  expect(Object.keys(event)).not.toEqual(expect.arrayContaining(["genres"]));
  expect(Object.keys(event)).not.toEqual(expect.arrayContaining(["ediNumber"]));
});

test.each([
  ["quiz", "quiz-k131"],
  ["QUIZ!", "quiz-k131"],
  ["?", "quiz-k131"],
  ["quiz-9", "quiz-quiz-9"],
  ["9", "quiz-9"],
])("an event that its source calls %j has the address %s", (id, address) => {
  const event = newProduction({ ...FILM, id, kind: "culture", ediNumber: null, title: "Quiz" }, KRAKA);
  expect(event.pageReference).toBe(address);
});

test("an address that another event has is numbered", () => {
  const quiz: PulledProduction = { ...FILM, id: "9", kind: "culture", ediNumber: null, title: "Quiz" };
  const isTaken = (address: string) => address === "quiz-9";
  expect(newProduction(quiz, { ...KRAKA, isTaken }).pageReference).toBe("quiz-9-2");
});

test("any title gives an id, and one that is taken gets the source's own", () => {
  expect(newId({ ...FILM, title: "«???»" }, () => false)).toBe("uten-tittel");
  expect(newProduction({ ...FILM, title: "«???»" }, { ...KRAKA, id: "uten-tittel" }).parentSlug).toBe(
    "uten-tittel-20301",
  );
  expect(newId(FILM, (id) => id === "kraka")).toBe("kraka-p-17");
  expect(newId({ ...FILM, id: "?" }, (id) => id === "kraka")).toBe("kraka-2");
  expect(newId({ ...FILM, id: "kråka" }, (id) => id === "kraka")).toBe("kraka-2");
  expect(newId(FILM, (id) => /^kraka(-p-17)?$/.test(id))).toBe("kraka-p-17-2");
});

test("a text becomes paragraphs without empty ones, and its signs stay signs", () => {
  expect(contentsOf("\n\n Én\nlinje \n\n \n\n 1 < 2 & 3 > 2 \n")).toEqual([
    { summary: "Én linje 1 < 2 & 3 > 2", body: ["<p>Én<br />linje</p>", "<p>1 &lt; 2 &amp; 3 &gt; 2</p>"] },
  ]);
  expect(contentsOf("Kort.")).toEqual([{ summary: "Kort.", body: "<p>Kort.</p>" }]);
});

test("the summary of a long text is whole sentences, or whole words, within what a summary may be", () => {
  const sentence = "Nattekspressen går fra spor to. ";
  expect(contentsOf(sentence.repeat(20))).toMatchObject([{ summary: sentence.repeat(7).trim() }]);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { minLength: 1, maxLength: 80 }), (words) => {
      const summary = /"summary":"([^"]*)"/.exec(JSON.stringify(contentsOf(words.join(" "))))?.[1] ?? "";
      expect(summary.length).toBeLessThanOrEqual(240);
      expect(words).toEqual(expect.arrayContaining(summary.replace(/…$/, "").split(" ")));
    }),
  );
});

test("a summary may be of 240 characters, and a longer word is cut there", () => {
  const summaryOf = (text: string) => /"summary":"([^"]*)"/.exec(JSON.stringify(contentsOf(text)))?.[1];
  expect(summaryOf("a".repeat(240))).toBe("a".repeat(240));
  expect(summaryOf("a".repeat(241))).toBe(`${"a".repeat(239)}…`);
});

test("what an editor has written while it waits stays, and what was lacking comes", () => {
  const known = newProduction(FILM, KRAKA);
  const waiting = { ...known, title: "Kråka (norsk)", contents: undefined };
  expect(completed({ id: "kraka", title: "Kråka (norsk)" }, known)).toEqual({ ...known, title: "Kråka (norsk)" });
  expect(isComplete(waiting)).toBe(false);
});
