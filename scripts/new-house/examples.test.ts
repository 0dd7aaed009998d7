import { film, happening, showings } from "./examples";
import { houseFor } from "./testing/house";

const example = { id: "fyret", title: "Fyret", motif: "fyr" as const, summary: "Et lys.", minutes: 96 };

test("an example of a film is marked, with its pictures and its number in the address", () => {
  const made = film({ ...example, edi: "900001", premiere: "2026-12-04" })["productions/fyret.json"];
  expect(made).toMatchObject({
    id: "fyret",
    title: "Eksempel: Fyret",
    object: "movie",
    objectClass: "movie",
    parentSlug: "fyret-900001",
    ediNumber: "900001",
    ageLimit: "A",
    runningTime: 96,
    premiere: "2026-12-04",
    year: 2026,
    contents: [{ summary: "Et lys." }],
    assets: [
      { type: "first_image", image: "tegninger/fyr.jpg" },
      { type: "poster", image: "tegninger/fyr-plakat.jpg" },
    ],
  });
});

test("a film to come has no age limit yet", () => {
  const made = film({ ...example, edi: "1", premiere: "2027-01-08", coming: true })["productions/fyret.json"];
  expect(made).toMatchObject({ objectClass: "movie_coming", ageLimit: null, year: 2027 });
});

test("an example of an event is of its kind, for adults unless another audience is given", () => {
  const made = happening({ ...example, kind: "Konsert" })["productions/fyret.json"];
  expect(made).toMatchObject({
    object: "culture",
    typeText: "Konsert",
    pageReference: "fyret-e1",
    audience: ["adults"],
  });
  const forChildren = happening({ ...example, kind: "Bibliotek", audience: ["children"] })["productions/fyret.json"];
  expect(forChildren).toMatchObject({ audience: ["children"] });
});

test("examples of showings are in the first week, in the hall of their part, and not sold", () => {
  const house = houseFor(["kino", "bibliotek"]);
  const at = [
    [0, "18:00"],
    [6, "20:30"],
  ] as const;
  expect(showings(house, { of: "fyret", part: "kino", at })).toEqual({
    "events/fyret.json": {
      events: [
        {
          id: "fyret-1-1800",
          production: "fyret",
          start: "2026-11-30T18:00",
          hall: "storsalen",
          status: "planned",
          note: "Eksempel: denne forestillingen finnes ikke.",
        },
        expect.objectContaining({ id: "fyret-7-2030", start: "2026-12-06T20:30" }),
      ],
    },
  });
  const inLibrary = showings(house, { of: "lesestund", part: "bibliotek", at });
  expect(inLibrary["events/lesestund.json"]?.events[0]).toMatchObject({ status: "free", hall: "lesesalen" });
});
