import fc from "fast-check";
import {
  featureCalendar,
  isProgrammeCalendar,
  productionCalendar,
  programmeCalendar,
  showingCalendar,
} from "./calendar-address";

test("returns addresses of the programme's calendars and each showing's", () => {
  expect(programmeCalendar("kino")).toBe("/kalender/kino.ics");
  expect(showingCalendar("nattoget-1201-1800")).toBe("/kalender/nattoget-1201-1800.ics");
});

test("films and culture events never share an address with showings", () => {
  expect(productionCalendar({ parentSlug: "kino", pageReference: null })).toBe("/kalender/film/kino.ics");
  expect(productionCalendar({ parentSlug: null, pageReference: "kino" })).toBe("/kalender/arrangement/kino.ics");
  expect(productionCalendar({ parentSlug: null, pageReference: null })).toBeNull();
});

test("has reserved names for showings", () => {
  expect(["alt", "kino", "kultur", "bibliotek", "barn"].every(isProgrammeCalendar)).toBe(true);
  expect(isProgrammeCalendar("nattoget-1201-1800")).toBe(false);
});

test("gives the showings with a tag an address of plain letters", () => {
  expect(featureCalendar("Seniorkino")).toBe("/kalender/merke/seniorkino.ics");
  expect(featureCalendar(" Før Påske – 3D & ærlig ")).toBe("/kalender/merke/for-paske-3d-aerlig.ics");
});

test("gives every tag a file name that any disk takes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 600 }), (tag) => {
      expect(featureCalendar(tag)).toMatch(/^\/kalender\/merke\/[a-z0-9][a-z0-9-]{0,80}\.ics$/);
    }),
  );
});

test("long tags that differ at the end, and tags in other scripts, have addresses of their own", () => {
  const tags = ["x".repeat(300), `${"x".repeat(300)}y`, "★", "映画"];
  expect(new Set(tags.map(featureCalendar)).size).toBe(tags.length);
});
