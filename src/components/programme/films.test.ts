import { filmsWithShowings, isToCome, versionsOf } from "./films";

const NOW = "2026-12-02T19:00";

const at = (start: string, status = "onSale") => ({ start: `2026-12-${start}`, end: null, status });
const film = (key: string, path: string | null, ...events: readonly ReturnType<typeof at>[]) => ({ key, path, events });

/** The one film of some versions. */
const one = (...versions: readonly ReturnType<typeof film>[]) => {
  const [first, ...more] = filmsWithShowings(versions, NOW);
  expect(more).toEqual([]);
  if (!first) throw new Error("no film");
  return first;
};

const starts = (showings: readonly { readonly start: string }[]) => showings.map(({ start }) => start.slice(8));

test("versions with the same page are one film, in their order; without a page each is its own", () => {
  const all = [film("a-2d", "/a"), film("b", null), film("a-3d", "/a"), film("c", null)];
  expect(versionsOf(all).map((versions) => versions.map(({ key }) => key))).toEqual([["a-2d", "a-3d"], ["b"], ["c"]]);
});

test("a film is its first version, with the showings of all that are left, earliest first", () => {
  const flat = film("a-2d", "/a", at("05T18:00"), at("02T12:00"));
  const deep = film("a-3d", "/a", at("03T18:00"));
  const gone = film("a-imax", "/a", at("01T18:00"));
  const shown = one(flat, deep, gone);
  expect(shown.film).toBe(flat);
  expect(starts(shown.left)).toEqual(["03T18:00", "05T18:00"]);
  expect(shown.next).toBe(deep.events[0]);
  expect(shown.versions.map(({ version, showings }) => [version.key, starts(showings)])).toEqual([
    ["a-2d", ["05T18:00"]],
    ["a-3d", ["03T18:00"]],
  ]);
});

test("a cancelled showing is left out while there is another one", () => {
  const shown = one(film("a", "/a", at("03T18:00", "cancelled"), at("05T18:00")));
  expect(starts(shown.left)).toEqual(["05T18:00"]);
});

test("cancelled showings are those of a film that has no others", () => {
  const shown = one(film("a", "/a", at("01T18:00"), at("05T18:00", "cancelled"), at("06T18:00", "cancelled")));
  expect(starts(shown.left)).toEqual(["05T18:00", "06T18:00"]);
  expect(shown.next?.status).toBe("cancelled");
});

test("lasts until its last showing has ended, also when that is cancelled", () => {
  expect(one(film("a", "/a", at("05T18:00"), at("03T18:00"), at("04T18:00"))).until).toBe("2026-12-05T21:00");
  expect(one(film("a", "/a", at("03T18:00"), at("05T18:00", "cancelled"))).until).toBe("2026-12-05T21:00");
});

test("a film without showings has none of it", () => {
  expect(one(film("a", "/a"))).toEqual({
    film: film("a", "/a"),
    versions: [],
    left: [],
    next: null,
    until: undefined,
  });
});

test("a film is to come until the day of its premiere", () => {
  const moments = ["2026-12-03T23:59", "2026-12-04", "2026-12-04T00:00"];
  expect(moments.map((now) => isToCome({ premiere: "2026-12-04" }, now))).toEqual([true, false, false]);
  expect(isToCome({ premiere: null }, "2026-12-04")).toBe(false);
});
