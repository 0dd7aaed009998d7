import fc from "fast-check";
import { addDays } from "../time/local-time";
import { SHOWING_STATUSES } from "./showing";
import { SHOWING_STATES, type ShowingFacts, saleSpan, stateAt, textsOf, turnsOf } from "./showing-state";

const showing = (facts: Partial<ShowingFacts> = {}): ShowingFacts => ({
  status: "onSale",
  start: "2026-12-05T18:00",
  end: "2026-12-05T20:05",
  saleOpens: null,
  previousStart: "2026-12-04T18:00",
  ticketUrl: "https://billett.example.no/1",
  ...facts,
});

const COMING = "2026-12-05T17:59";

const told = (facts: Partial<ShowingFacts>, now: string) => {
  const { state, tickets, canBuy, words } = stateAt(showing(facts), now);
  return [state, tickets, canBuy, words.map(({ text }) => text).join(" | ")];
};

const MOVED = "Flyttet fra fredag 4. desember kl. 18.00";

test("an unknown status is that of a plan", () => {
  expect(told({ status: "something new" }, COMING)).toEqual([
    ...["planned", "planned"],
    false,
    "Billettsalget er ikke åpnet",
  ]);
});

test("every status is a state", () => {
  expect(SHOWING_STATUSES.every((status) => SHOWING_STATES.includes(status))).toBe(true);
});

test("without free seats it is sold out, also when it is moved; a free or cancelled one is not", () => {
  expect(told({ seatsLeft: 0 }, COMING)).toEqual(["soldOut", "soldOut", false, "Utsolgt"]);
  expect(told({ status: "moved", seatsLeft: 0 }, COMING)).toEqual(["moved", "soldOut", false, `${MOVED} | Utsolgt`]);
  expect(told({ status: "free", seatsLeft: 0 }, COMING)).toEqual(["free", "free", false, "Gratis"]);
  expect(told({ status: "cancelled", seatsLeft: 0 }, COMING)).toEqual(["cancelled", "none", false, "Avlyst"]);
});

test("an unknown end is three hours after the start", () => {
  expect(stateAt(showing({ end: null }), "2026-12-05T20:59").state).toBe("begun");
  expect(stateAt(showing({ end: null }), "2026-12-05T21:00").state).toBe("over");
});

describe("any content, at any minute", () => {
  const minuteOf = (minutes: number): string => {
    const time = [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
    return `${addDays("2026-11-01", Math.floor(minutes / 1440))}T${time}`;
  };
  const minute = fc.integer({ min: 0, max: 60 * 1440 });
  const moment = minute.map(minuteOf);
  const facts: fc.Arbitrary<ShowingFacts> = fc
    .record({
      status: fc.oneof(fc.constantFrom<string>(...SHOWING_STATUSES), fc.string()),
      start: minute,
      length: fc.option(fc.integer({ min: 1, max: 400 })),
      saleOpens: fc.option(moment),
      previousStart: fc.option(moment),
      ticketUrl: fc.option(fc.constant("https://billett.example.no/1")),
      seatsLeft: fc.option(fc.nat(3)),
    })
    .map(({ start, length, ...rest }) => ({
      ...rest,
      start: minuteOf(start),
      end: length === null ? null : minuteOf(start + length),
    }));

  test("can be bought only while it is on sale, and then from its opening until it begins", () => {
    fc.assert(
      fc.property(facts, moment, (one, now) => {
        const { state, tickets, canBuy } = stateAt(one, now);
        if (canBuy) {
          expect(["onSale", "fewLeft", "moved"]).toContain(state);
          expect(now < one.start && (one.saleOpens ?? "") <= now && one.seatsLeft !== 0).toBe(true);
        }
        const span = saleSpan(one);
        const isOpen = span !== null && (span.from ?? "") <= now && now < span.until;
        expect(["onSale", "fewLeft"].includes(tickets)).toBe(isOpen && one.status !== "cancelled");
        expect(canBuy).toBe(isOpen && one.ticketUrl !== null);
      }),
    );
  });

  test("depends on time only: over after its end, begun after its start, cancelled always", () => {
    fc.assert(
      fc.property(facts, moment, (one, now) => {
        const { state, phase, words } = stateAt(one, now);
        if (one.status === "cancelled") expect(state).toBe("cancelled");
        else if (phase === "ended") expect(state).toBe("over");
        else if (phase === "begun") expect(state).toBe("begun");
        else expect(["begun", "over", "cancelled"]).not.toContain(state);
        // Its own words are among those shown; on sale the button shows it.
        expect(words.some(({ is }) => is === state)).toBe(state !== "onSale");
      }),
    );
  });

  test("changes at its own moments only", () => {
    fc.assert(
      fc.property(facts, moment, (one, now) => {
        const [last = "0"] = turnsOf(one)
          .filter((turn) => turn <= now)
          .sort()
          .reverse();
        expect(stateAt(one, last)).toEqual(stateAt(one, now));
      }),
    );
  });

  test("a state that is stored and read later is what it would have been", () => {
    fc.assert(
      fc.property(facts, moment, moment, (one, a, b) => {
        const [now = "", later = ""] = [a, b].sort();
        const told = stateAt(one, now).state;
        const again = { ...one, status: told };
        const { state } = stateAt(one, later);
        // "Few left" is not stored before the sale opens, so it is unknown afterwards.
        const isLost = told === "saleOpensAt" && state === "fewLeft";
        expect(stateAt(again, later).state).toBe(isLost ? "onSale" : state);
        expect(stateAt(again, later).canBuy).toBe(stateAt(one, later).canBuy);
      }),
    );
  });

  test("shows exactly the texts that hold", () => {
    fc.assert(
      fc.property(facts, moment, (one, now) => {
        const holding = textsOf(one).filter(
          ({ from, until }) => (from ?? "") <= now && (until === null || now < until),
        );
        expect(stateAt(one, now).words).toEqual(holding);
      }),
    );
  });
});
