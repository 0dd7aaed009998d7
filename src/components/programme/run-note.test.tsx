/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { RunNote } from "./run-note";

const NOW = "2026-12-02T12:00";
const FILM = { object: "movie", premiere: null };
const at = (start: string, status = "onSale") => ({ start, end: null, status });

const note = (
  film: { readonly object: string; readonly premiere: string | null },
  ...events: readonly ReturnType<typeof at>[]
) => render(<RunNote production={film} events={events} now={NOW} className="note" />).container.firstElementChild;

test("a film that comes later says when", () => {
  expect(note({ ...FILM, premiere: "2026-12-26" })).toHaveTextContent("Kommer lørdag 26. desember");
});

test("a film that is no longer shown says when it was shown last", () => {
  const ended = note(FILM, at("2026-11-29T18:00"), at("2026-11-30T18:00", "cancelled"));
  expect(ended).toHaveTextContent("Ikke lenger på kino hos oss. Sist vist 29. november 2026.");
  expect(ended).toHaveAttribute("data-from", "2026-11-30T21:00");
  expect(ended).toHaveAttribute("class", "note");
  expect(ended).toBeVisible();
});

test("a film that was never shown says that it no longer is", () => {
  const ended = note({ ...FILM, premiere: "2026-12-01" });
  expect(ended).toHaveTextContent(/^Ikke lenger på kino hos oss$/);
  expect(ended).not.toHaveAttribute("data-from");
});

test("while a film has showings, the later text waits for the end of the last", () => {
  const waiting = note(FILM, at("2026-12-02T18:00"), at("2026-12-01T18:00"));
  expect(waiting).not.toBeVisible();
  expect(waiting).toHaveTextContent("Sist vist 2. desember 2026.");
  expect(waiting).toHaveAttribute("data-from", "2026-12-02T21:00");
});

test("culture has no run, and an unknown film none either", () => {
  expect(note({ object: "culture", premiere: null }, at("2026-11-29T18:00"))).toBeNull();
  expect(note(FILM)).toBeNull();
});
