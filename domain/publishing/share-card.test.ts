import { shareCard } from "./share-card";

const at = (start: string, status = "onSale") => ({ start, status });

const cover = {
  __typename: "CoverBlock",
  asOf: "2026-12-01T12:00",
  production: { title: "Nattekspressen", premiere: null as string | null },
  events: [at("2026-12-01T11:00"), at("2026-12-02T18:00", "cancelled"), at("2026-12-05T18:00")],
};

const card = (overrides: object = {}) =>
  shareCard({ path: "/nattekspressen-20261", blocks: [{ __typename: "TrailerBlock" }, { ...cover, ...overrides }] });

test("has the title and the next time that takes place, which is in its address, too", () => {
  expect(card()).toEqual({
    address: "/deling/nattekspressen-20261-2026-12-05.jpg",
    title: "Nattekspressen",
    day: "Lørdag 5. desember kl. 18.00",
  });
});

test("has the premiere of a film without showings, until it has been", () => {
  const premiere = (day: string) => card({ events: [], production: { title: "Vinterkongen", premiere: day } });
  expect(premiere("2026-12-18")).toMatchObject({
    address: "/deling/nattekspressen-20261-2026-12-18.jpg",
    day: "Premiere fredag 18. desember",
  });
  expect(premiere("2026-12-01")).toBeNull();
  expect(card({ events: [at("2026-12-01T11:00")] })).toBeNull();
});

test("is that of no other page", () => {
  expect(card({ production: null })).toBeNull();
  expect(shareCard({ path: "/kinoprogram", blocks: [] })).toBeNull();
});
