import { waysOn } from "./ways-on";

const showing = (key: string, day: string, version: string, status = "onSale") => ({
  key,
  start: `2026-12-${day}T14:00`,
  end: null,
  status,
  saleOpens: null,
  previousStart: null,
  ticketUrl: "https://billett.example.no/",
  prices: [{ label: "Voksen", amount: 130 }],
  production: { key: version },
});

const pageOf = (version: string) => version.replace("-original", "");

const wayFrom = (...showings: readonly ReturnType<typeof showing>[]) =>
  waysOn(showings, pageOf, "2026-12-01T12:00").get("full")?.key;

test("leads past another version to the next showing of the same", () => {
  expect(
    wayFrom(
      showing("full", "05", "sirkus", "soldOut"),
      showing("swedish", "06", "sirkus-original"),
      showing("also-full", "10", "sirkus", "soldOut"),
      showing("norwegian", "12", "sirkus"),
    ),
  ).toBe("norwegian");
});

test("leads to another version where none of the same has tickets, and never to another film or an earlier showing", () => {
  expect(
    wayFrom(
      showing("before", "04", "sirkus"),
      showing("full", "05", "sirkus", "soldOut"),
      showing("other-film", "06", "elgtrakket"),
      showing("swedish", "07", "sirkus-original"),
    ),
  ).toBe("swedish");
  expect(wayFrom(showing("before", "04", "sirkus"), showing("full", "05", "sirkus", "soldOut"))).toBeUndefined();
});
