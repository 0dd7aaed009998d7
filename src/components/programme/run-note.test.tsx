/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { RunNote } from "./run-note";

const EVENTS = [{ start: "2026-11-26T16:30", end: "2026-11-26T19:00", status: "free" }];
const noteAt = (object: string, now: string, premiere: string | null = null) =>
  render(<RunNote production={{ object, premiere }} events={EVENTS} now={now} />).container;

test("an event says when it was, and a film that its run has ended", () => {
  expect(noteAt("culture", "2026-11-29T09:00")).toHaveTextContent("Dette var 26. november 2026.");
  expect(noteAt("movie", "2026-11-29T09:00", "2026-11-20")).toHaveTextContent(
    "Ikke lenger på kino hos oss. Sist vist 26. november 2026.",
  );
});

test("before it is over, that waits hidden for its moment", () => {
  const note = noteAt("culture", "2026-11-26T12:00").firstChild;
  expect(note).toHaveAttribute("data-from", "2026-11-26T19:00");
  expect(note).not.toBeVisible();
});
