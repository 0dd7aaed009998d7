import {
  featureCalendar,
  isProgrammeCalendar,
  productionCalendar,
  programmeCalendar,
  showingCalendar,
} from "./calendar-address";

test("gives the programme's calendars and each showing an address", () => {
  expect(programmeCalendar("kino")).toBe("/kalender/kino.ics");
  expect(showingCalendar("nattoget-1201-1800")).toBe("/kalender/nattoget-1201-1800.ics");
});

test("keeps films and culture events apart from showings, however they are called", () => {
  expect(productionCalendar({ parentSlug: "kino", pageReference: null })).toBe("/kalender/film/kino.ics");
  expect(productionCalendar({ parentSlug: null, pageReference: "kino" })).toBe("/kalender/arrangement/kino.ics");
  expect(productionCalendar({ parentSlug: null, pageReference: null })).toBeNull();
});

test("knows the names that no showing can have", () => {
  expect(["alt", "kino", "kultur", "bibliotek", "barn"].every(isProgrammeCalendar)).toBe(true);
  expect(isProgrammeCalendar("nattoget-1201-1800")).toBe(false);
});

test("gives the showings with a tag an address of plain letters", () => {
  expect(featureCalendar("Seniorkino")).toBe("/kalender/merke/seniorkino.ics");
  expect(featureCalendar(" Før Påske – 3D & ærlig ")).toBe("/kalender/merke/for-paske-3d-aerlig.ics");
});
