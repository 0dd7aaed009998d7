import fc from "fast-check";
import type { Json } from "../../domain/json/json";
import { mergeShowing } from "./merge-showing";

const AT = "2026-11-24T12:00";
const SAID: Json = {
  start: "2026-12-01T18:00",
  hall: "sal",
  status: "onSale",
  ticketUrl: "https://billett.example.no/1",
};
const WRITTEN: Json = { id: "nattoget-1", production: "nattoget", ...SAID, note: "Kaffe fra kl. 17." };

const merge = (content: Json, said: Json | null, now: Json, choice: "theirs" | "ours" | null = null) =>
  mergeShowing({ content, said, now, reason: "Sykdom", choice, at: AT });

test("takes what the source has changed, and nothing else", () => {
  const { content, said, taken } = merge(WRITTEN, SAID, { ...SAID, status: "soldOut" });
  expect(content).toEqual({ ...WRITTEN, status: "soldOut", changed: AT });
  expect(said).toEqual({ ...SAID, status: "soldOut" });
  expect(taken).toEqual(["status"]);
});

test("keeps what an editor has changed", () => {
  const own = { ...WRITTEN, hall: "foaje" };
  expect(merge(own, SAID, SAID)).toMatchObject({ content: own, conflicts: [], taken: [] });
});

test("reports a conflict until it is resolved", () => {
  const own = { ...WRITTEN, hall: "foaje" };
  const now = { ...SAID, hall: "kantina" };
  const open = merge(own, SAID, now);
  expect(open.conflicts).toEqual([{ label: "Sal", ours: { hall: "foaje" }, theirs: { hall: "kantina" } }]);
  expect(open.content).toEqual(own);
  expect(merge(open.content, open.said, now).conflicts).toHaveLength(1);
  const ours = merge(own, SAID, now, "ours");
  expect(merge(ours.content, ours.said, now)).toMatchObject({ content: own, conflicts: [] });
  expect(merge(own, SAID, now, "theirs").content).toMatchObject({ hall: "kantina", note: WRITTEN.note });
});

test("takes a cancellation although an editor has written another status, and once only", () => {
  const cancelled = { ...SAID, status: "cancelled" };
  const first = merge({ ...WRITTEN, status: "soldOut" }, SAID, cancelled);
  expect(first.content).toMatchObject({ status: "cancelled", reason: "Sykdom" });
  const restored = { ...first.content, status: "onSale" };
  expect(merge(restored, first.said, cancelled).content).toEqual(restored);
});

const statuses = fc.constantFrom("planned", "onSale", "fewLeft", "soldOut", "cancelled");
const theirs = fc.record({
  start: fc.constantFrom("2026-12-01T18:00", "2026-12-02T18:00"),
  hall: fc.constantFrom("sal", "kantina"),
  status: statuses,
});
const edit = fc.oneof(
  fc.record({ note: fc.string({ minLength: 1 }) }),
  fc.record({ hall: fc.constantFrom("sal", "foaje") }),
  fc.record({ status: fc.constantFrom("soldOut", "cancelled") }),
);
const choice = fc.constantFrom(null, null, "theirs" as const, "ours" as const);
const step = fc.oneof(fc.record({ pull: theirs, choice }), fc.record({ edit }));

test("no order of pulls, edits and settling loses an editor's words or a cancellation, and a second pull changes nothing", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let content = WRITTEN;
      let said: Json | null = SAID;
      let note = WRITTEN.note;
      for (const one of steps) {
        if ("edit" in one) {
          content = { ...content, ...one.edit };
          if ("note" in one.edit) note = one.edit.note;
          continue;
        }
        const now = { ...SAID, ...one.pull };
        const { hall, status } = content;
        const isOurHall = hall !== said.hall && (one.choice !== "theirs" || now.hall === said.hall);
        const wasCancelled = status === "cancelled" && status !== said.status && one.choice !== "theirs";
        const isNews = now.status === "cancelled" && said.status !== "cancelled";
        const merged = merge(content, said, now, one.choice);
        const again = merge(merged.content, merged.said, now);
        expect(again.content).toBe(merged.content);
        expect(again.said).toEqual(merged.said);
        expect(again.conflicts).toEqual(merged.conflicts);
        expect(merged.content.note).toBe(note);
        expect(merged.content.hall).toBe(isOurHall ? hall : now.hall);
        // Both values of what both have changed are reported, until somebody resolves it.
        const isOpen = one.choice === null && isOurHall && now.hall !== said.hall && now.hall !== hall;
        const halls = merged.conflicts.filter(({ label }) => label === "Sal");
        expect(halls).toEqual(isOpen ? [{ label: "Sal", ours: { hall }, theirs: { hall: now.hall } }] : []);
        if (one.choice !== null) expect(merged.conflicts).toEqual([]);
        // A cancellation of either side stands after the pull that sees it first.
        if (wasCancelled || isNews) expect(merged.content.status).toBe("cancelled");
        ({ content, said } = merged);
      }
    }),
    { numRuns: 500 },
  );
});
