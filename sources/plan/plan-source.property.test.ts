import fc from "fast-check";
import { isObject, type Json } from "../../domain/json/json";
import { answerOf, cultureContent, pulledCulture } from "../testing/culture-content";
import { planSource } from "./plan-source";
import type { PresentContent } from "./present-content";

/** What a house has in its calendar, exported again and again by systems that number their events differently. */

const TITLES = ["Visekveld", "Sjakk", "Torgdag", "Filmklubb"];
const NOW = "2026-11-01T12:00";

interface Held {
  /** Its number in the house's own system. */
  readonly number: number;
  readonly title: string;
  readonly start: string;
  readonly hall: string;
  readonly isCancelled: boolean;
}

type Ids = "stable" | "fresh" | "rows";

const place = fc.record({
  title: fc.constantFrom(...TITLES),
  start: fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom("18:00", "20:00"))
    .map(([day, clock]) => `2026-12-${String(day).padStart(2, "0")}T${clock}`),
  hall: fc.constantFrom("scenen", "loftet"),
});
const which = fc.nat({ max: 20 });
const edit = fc.oneof(
  fc.record({ move: which, to: place }),
  fc.record({ rename: which, title: fc.constantFrom(...TITLES, "Ukjent tittel") }),
  fc.record({ cancel: which }),
  fc.record({ drop: which }),
  fc.record({ insert: place, at: which }),
);
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

const placeOf = ({ title, start, hall }: Pick<Held, "title" | "start" | "hall">): string => [title, start, hall].join();

/** The calendar after an edit; the house has no event twice. */
const edited = (held: readonly Held[], change: Edit, number: number): readonly Held[] => {
  const index =
    "move" in change ? change.move : "rename" in change ? change.rename : "cancel" in change ? change.cancel : 0;
  const at = index % Math.max(1, held.length);
  const one = held[at];
  const free = (next: Held, others: readonly Held[]) => !others.some((other) => placeOf(other) === placeOf(next));
  if ("insert" in change) {
    const next = { ...change.insert, number, isCancelled: false };
    return free(next, held) ? held.toSpliced(change.at % (held.length + 1), 0, next) : held;
  }
  if (one === undefined) return held;
  if ("drop" in change) return held.length > 1 ? held.toSpliced(change.drop % held.length, 1) : held;
  const next =
    "move" in change
      ? { ...one, start: change.to.start, hall: change.to.hall }
      : "rename" in change
        ? { ...one, title: change.title }
        : { ...one, isCancelled: true };
  return free(next, held.toSpliced(at, 1)) ? held.with(at, next) : held;
};

const exported = (held: readonly Held[], ids: Ids, round: number) =>
  held.map((one, row) =>
    pulledCulture(
      { stable: `n${one.number}`, fresh: `${round}:${one.number}`, rows: String(row + 1) }[ids],
      one.title,
      { start: one.start, hall: one.hall, status: one.isCancelled ? "cancelled" : null },
    ),
  );

const sourceIn = (value: Json): Json => (isObject(value.source) ? value.source : {});
const saidIn = (value: Json): Json => {
  const { said } = sourceIn(value);
  return isObject(said) ? said : {};
};

/** What the site says of a showing. */
const shownAs = (value: Json, present: PresentContent): string => {
  const title = present.productions.find((one) => one.value.id === value.production)?.value.title;
  return [saidIn(value).title ?? title, value.start, value.hall, value.status === "cancelled"].join();
};

const valuesOf = ({ events }: PresentContent) => events.map(({ value }) => value);

const rounds = fc.array(
  fc.record({ edits: fc.array(edit, { maxLength: 4 }), seed: fc.array(which, { minLength: 20, maxLength: 20 }) }),
  { minLength: 1, maxLength: 4 },
);
const shuffled = <Item>(items: readonly Item[], seed: readonly number[]): readonly Item[] =>
  items
    .map((item, at) => ({ item, key: seed[at % seed.length] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

const RUNS = 100;

test.each<Ids>(["stable", "fresh", "rows"])(
  "with ids that are %s, nothing is doubled, lost or still on after its cancellation, and each change is said",
  (ids) => {
    fc.assert(
      fc.property(fc.uniqueArray(place, { minLength: 1, maxLength: 8, selector: placeOf }), rounds, (first, all) => {
        let held: readonly Held[] = first.map((one, number) => ({ ...one, number, isCancelled: false }));
        let present = cultureContent(TITLES);
        let number = held.length;
        const plan = (round: number) =>
          planSource(present, answerOf(exported(held, ids, round)), { choice: null, at: NOW, today: NOW });
        ({ present } = plan(0));
        all.forEach(({ edits, seed }, at) => {
          const before = valuesOf(present);
          const heldBefore = held;
          for (const change of edits) {
            held = edited(held, change, number);
            number += 1;
          }
          if (ids !== "rows") held = shuffled(held, seed);
          const { items, changes, present: next } = plan(at + 1);
          present = next;
          const after = valuesOf(present);
          expect(items.length).toBeGreaterThanOrEqual(changes.length);
          // Nothing leaves, and an id of the content stays what it was.
          const byId = new Map(after.map((value) => [value.id, value]));
          for (const { id, production } of before) expect(byId.get(id)?.production).toBe(production);

          const live = after.filter((value) => sourceIn(value).gone === undefined);
          const wanted = held.map((one) => [one.title, one.start, one.hall, one.isCancelled].join());
          const shown = live.map((value) => shownAs(value, present));
          const waits = (text: string) => text.startsWith("Ukjent tittel") && !shown.includes(text);
          expect(shown.toSorted()).toEqual(wanted.filter((text) => !waits(text)).toSorted());

          // What has kept its place has kept its showing.
          for (const one of held) {
            const same = heldBefore.find((other) => placeOf(other) === placeOf(one));
            const known = before.find((value) => shownAs(value, present).startsWith(`${placeOf(one)},`));
            if (same === undefined || known === undefined || one.title === "Ukjent tittel") continue;
            const isIt = (value: Json) => shownAs(value, present) === [placeOf(one), one.isCancelled].join();
            expect(before.map(({ id }) => id)).toContain(live.find(isIt)?.id);
          }
          // An id that is its own carries a cancellation through any new title and time, unless another took its place.
          if (ids === "stable") {
            for (const one of held.filter(({ isCancelled }) => isCancelled)) {
              const known = before.find((value) => sourceIn(value).id === `n${one.number}`);
              const last = heldBefore.find((other) => other.number === one.number);
              const isTaken = held.some((other) => other !== one && last && placeOf(other) === placeOf(last));
              if (known === undefined || isTaken) continue;
              const ofId = live.filter((value) => sourceIn(value).id === `n${one.number}`);
              expect(ofId.map(({ status }) => status)).toEqual(["cancelled"]);
            }
          }
          const again = plan(at + 1);
          expect([again.items.filter(({ kind }) => kind !== "waiting"), again.changes]).toEqual([[], []]);
        });
      }),
      { numRuns: RUNS },
    );
  },
);
