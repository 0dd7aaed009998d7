import type { PulledShowing } from "../records";
import { asContent, isSkipped, withStatusOf } from "./as-content";

const PULLED: PulledShowing = {
  id: "1",
  production: { id: "p", kind: "film", title: "Torsken", ediNumber: "1", facts: {}, summary: null },
  start: "2026-12-04T18:00",
  end: null,
  hall: "sal",
  status: "onSale",
  reason: null,
  previousStart: null,
  saleOpens: null,
  prices: null,
  ticketUrl: null,
};
const VENUE = {
  halls: [
    { id: "sal", name: "Kinosalen" },
    { id: "foaje", name: "Foajeen" },
  ],
  named: { "Sal 1": "sal" },
};

const said = (more: Partial<PulledShowing>, before: object | null = null) =>
  asContent({ ...PULLED, ...more }, before === null ? null : { ...before }, VENUE);

test("a showing has the fields that the source knows, and no others", () => {
  expect(said({})).toEqual({ start: PULLED.start, hall: "sal", status: "onSale" });
  const known = {
    end: "2026-12-04T20:00",
    saleOpens: "2026-12-01T10:00",
    prices: [],
    ticketUrl: "https://billett.example.no/1",
  };
  expect(said(known)).toEqual({ start: PULLED.start, hall: "sal", status: "onSale", ...known });
});

test.each(["sal", "SAL", " Kinosalen ", "kinosalen", "Sal 1"])("the hall that a source calls %j is known", (hall) => {
  expect(said({ hall })).toMatchObject({ hall: "sal" });
});

test("an unknown hall and an unknown status are reported, and nothing else", () => {
  const hall = said({ hall: "Sal 2" });
  expect(hall).toEqual({ id: "1", why: expect.stringContaining("salen «Sal 2» finnes ikke i huset") });
  const status = said({ status: "utsatt" });
  expect(status).toEqual({ id: "1", why: "statusen «utsatt» er ukjent" });
  expect([hall, status, said({})].map(isSkipped)).toEqual([true, true, false]);
});

test("a cancellation has the source's reason, or says that it is one", () => {
  expect(said({ status: "cancelled", reason: "Sykdom" })).toMatchObject({ status: "cancelled", reason: "Sykdom" });
  expect(said({ status: "cancelled" })).toMatchObject({ reason: "Forestillingen er avlyst." });
});

test("a showing with another start than it had is moved, from the first that was published", () => {
  const first = "2026-12-03T18:00";
  const moved = { status: "moved", previousStart: first, reason: "Forestillingen har fått nytt tidspunkt." };
  expect(said({ previousStart: first })).toMatchObject(moved);
  expect(said({ reason: "Strøm" }, { start: first })).toMatchObject({ ...moved, reason: "Strøm" });
  expect(said({}, { start: "2026-12-02T18:00", previousStart: first })).toMatchObject(moved);
  expect(said({ previousStart: "2026-12-01T18:00" }, { start: first })).toMatchObject(moved);
});

test("a showing that is back at its first start is moved no longer", () => {
  expect(said({ status: "moved" }, { start: PULLED.start })).toEqual({
    start: PULLED.start,
    hall: "sal",
    status: "planned",
  });
  expect(said({ status: "moved", ticketUrl: "https://billett.example.no/1" })).toMatchObject({ status: "onSale" });
});

test("a sale that opens without a time is only planned, and so is a showing without a status", () => {
  expect(said({ status: "saleOpensAt" })).toMatchObject({ status: "planned" });
  expect(said({ status: "saleOpensAt", saleOpens: "2026-12-01T10:00" })).toMatchObject({ status: "saleOpensAt" });
  expect(said({ status: "soldOut", saleOpens: "2026-12-01T10:00" })).toMatchObject({ status: "soldOut" });
  expect(said({ status: null })).toMatchObject({ status: "planned" });
});

test("the status of the sale is the editors', a cancellation on either side is not overruled by it", () => {
  expect(withStatusOf({ status: "soldOut" }, { status: "planned", hall: "sal" })).toEqual({
    status: "soldOut",
    hall: "sal",
  });
  expect(withStatusOf({ status: "soldOut" }, { status: "cancelled" })).toEqual({ status: "cancelled" });
  expect(withStatusOf({ status: "cancelled" }, { status: "planned" })).toEqual({ status: "planned" });
});
