import { planItem, skippedItem } from "./items";
import { changeText, conflictText } from "./values";

const START = "2026-12-05T18:45";
const NAMED = "Månebyen, lørdag 5. desember kl. 18.45";

test("an item is called by its title, with its time when it has one", () => {
  expect(
    planItem("added", { title: "Månebyen", start: START, file: "events/a.json", details: ["Sal: a → b"] }),
  ).toEqual({
    kind: "added",
    what: NAMED,
    title: "Månebyen",
    start: START,
    file: "events/a.json",
    details: ["Sal: a → b"],
  });
  expect(planItem("gone", { title: "Månebyen" })).toEqual({
    kind: "gone",
    what: "Månebyen",
    title: "Månebyen",
    start: null,
    file: null,
    details: [],
  });
});

test("the offset of autumn's double hour is not read out", () => {
  expect(planItem("added", { title: "Natt", start: "2026-10-25T02:30+01:00" }).what).toBe(
    "Natt, søndag 25. oktober kl. 02.30",
  );
});

test("what is skipped has its reason in its name and as a detail", () => {
  expect(skippedItem({ title: "Månebyen", start: START }, "salen er ukjent")).toEqual({
    kind: "skipped",
    what: `${NAMED}: salen er ukjent`,
    title: "Månebyen",
    start: START,
    file: null,
    details: ["salen er ukjent"],
  });
  expect(skippedItem({ title: "" }, "kan ikke leses").what).toBe("kan ikke leses");
});

test("a change is reported in the words of the forms", () => {
  expect(changeText("status", "onSale", "cancelled")).toBe("Status: I salg → Avlyst");
  expect(changeText("previousStart", undefined, START)).toBe("Status: ingenting → lørdag 5. desember kl. 18.45");
  expect(changeText("start", "2026-10-25T02:30+01:00", START)).toBe(
    "Begynner: søndag 25. oktober kl. 02.30 → lørdag 5. desember kl. 18.45",
  );
  expect(
    changeText(
      "prices",
      [],
      [
        { label: "Voksen", amount: 135 },
        { label: "Barn", amount: 100 },
      ],
    ),
  ).toBe("Priser: gratis → Voksen 135, Barn 100");
  expect(changeText("note", "Kaffe", undefined)).toBe("note: Kaffe → ingenting");
});

test("a conflict has what stands here before what the source has", () => {
  expect(conflictText({ label: "Sal", ours: { hall: "foaje" }, theirs: { hall: "kinosal" } })).toBe(
    "Sal: her «foaje», hos kilden «kinosal»",
  );
  const moved = { status: "moved", previousStart: START };
  expect(conflictText({ label: "Status", ours: {}, theirs: moved })).toBe(
    "Status: her «ingenting», hos kilden «Flyttet, lørdag 5. desember kl. 18.45»",
  );
});
