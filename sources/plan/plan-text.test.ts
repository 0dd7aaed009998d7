import fc from "fast-check";
import { KINDS, type PlanItem, planItem, skippedItem } from "./items";
import { planText } from "./plan-text";
import { changeText, conflictText } from "./values";

const START = "2026-12-05T18:45";

test("is a table in Bokmål, of what is cancelled, changed, new and disputed", () => {
  const conflict = { label: "Sal", ours: { hall: "foaje" }, theirs: { hall: "kinosal" } };
  const items = [
    planItem("conflict", { title: "Isbryteren", start: START, details: [conflictText(conflict)] }),
    skippedItem({ title: "Torsken, t-17" }, "statusen «halvfull» er ukjent"),
    planItem("added", { title: "Månebyen", start: "2026-12-06T18:00" }),
    planItem("added", { title: "Månebyen", start: "2026-12-06T11:00" }),
    planItem("cancelled", {
      title: "Månebyen",
      start: START,
      details: [changeText("status", "onSale", "cancelled"), changeText("start", "2026-12-04T18:45", START)],
    }),
    planItem("adopted", { title: "Nattekspressen", start: START }),
    planItem("waiting", { title: "Makrellen som ville til Kristiansund", details: ["Mangler: Aldersgrense."] }),
  ];
  expect(planText(items, false)).toBe(
    `
Hva          Når                   Film, arrangement, artikkel  Detaljer
-----------  --------------------  ---------------------------  --------------------------------
Avlyses      lør 05.12.2026 18.45  Månebyen                     Status: I salg → Avlyst
                                                                Begynner: fredag 4. desember kl.
                                                                18.45 → lørdag 5. desember kl.
                                                                18.45
Ny           søn 06.12.2026 11.00  Månebyen
Ny           søn 06.12.2026 18.00  Månebyen
Venter                             Makrellen som ville til      Mangler: Aldersgrense.
                                   Kristiansund
Konflikt     lør 05.12.2026 18.45  Isbryteren                   Sal: her «foaje», hos kilden
                                                                «kinosal»
Ikke hentet                        Torsken, t-17                statusen «halvfull» er ukjent
Knyttes      lør 05.12.2026 18.45  Nattekspressen

I alt: 1 forestilling avlyses, 2 nye forestillinger, 1 venter på redaksjonen, 1 endret både her og
hos kilden, 1 ikke hentet, 1 knyttes til kilden uten å endres.

Det som er endret begge steder, er som redaksjonen skrev det. --theirs tar kildens, --ours beholder
dette.
`.trim(),
  );
  expect(planText(items, true)).not.toContain("--theirs");
});

test("names all that it does, and counts it in words that fit", () => {
  const kinds = KINDS.map(({ kind }) => kind).filter((kind) => kind !== "skipped");
  const many = (count: number) =>
    kinds.flatMap((kind) =>
      Array.from({ length: count }, (_, at) => planItem(kind, { title: `Film ${at + 1}`, start: START })),
    );
  const lines = planText(many(40), false).split("\n");
  expect(lines.filter((line) => /Film \d/.test(line))).toHaveLength(40 * kinds.length);
  expect(planText(many(1), true)).toContain("1 forestilling avlyses");
  expect(planText(many(2), true)).toMatch(/2 forestillinger avlyses[\s\S]* 2 nye\s+forestillinger/);
  expect(planText(many(1), true)).not.toMatch(/\b1\s+(nye\s+)?forestillinger/);
});

test("says that there is nothing to do", () => {
  expect(planText([], false)).toBe("Alt er som hos kilden.");
});

const words = fc.string({ unit: "grapheme-ascii", maxLength: 150, size: "max" });
const item: fc.Arbitrary<PlanItem> = fc.record({
  kind: fc.constantFrom(...KINDS.map(({ kind }) => kind)),
  what: words,
  title: words,
  start: fc.constantFrom(null, START),
  file: fc.constant(null),
  details: fc.array(words, { maxLength: 3 }),
});

test("has lines of at most 100 characters, and loses nothing of what it shows", () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 5 }), (items) => {
      const text = planText(items, false);
      expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(100);
      const shown = text.split("\n");
      for (const { details } of items) {
        const column = shown
          .map((line) => line.slice(shown[0]?.indexOf("Detaljer")))
          .join("")
          .replaceAll(/\s/g, "");
        for (const detail of details) expect(column).toContain(detail.replaceAll(/\s/g, ""));
      }
    }),
  );
});
