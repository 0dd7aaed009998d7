/** @jest-environment jsdom */
import "../testing/design-system";
import "../testing/dialogs";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Week } from "../../api/week";
import { deskServer, Status } from "../testing/desk-server";
import { renderInDesk } from "../testing/in-desk";
import { showingOf, weekOf } from "../testing/week-data";
import { ComingShowings } from "./coming-showings";

const WEEK = "GET /api/uke";
const SAVED = { outcome: "saved", message: "Utsolgt: kveld", isCommitted: true };

const open = async (answers: Record<string, object>) => {
  const server = deskServer(answers);
  renderInDesk(<ComingShowings />);
  await waitFor(() => expect(screen.getAllByRole("heading")).toHaveLength(2));
  return server;
};

/** The lists by their headings. */
const shown = async (answers: Record<string, Week>) => {
  await open(answers);
  return screen.getAllByRole("heading").map((heading) => [
    heading.textContent,
    within(heading.closest("section") ?? document.body)
      .queryAllByRole("listitem")
      .map((item) => item.textContent),
  ]);
};

test("what is over is left out, and each showing has its state", async () => {
  const week = weekOf([
    showingOf("over", { start: "2026-12-01T09:00", end: "2026-12-01T11:00" }),
    showingOf("kveld", { status: "fewLeft", statusText: "Få billetter igjen" }),
    showingOf("onsdag", { start: "2026-12-02T18:00", end: "2026-12-02T20:00" }),
    showingOf("torsdag", { start: "2026-12-03T18:00", end: "2026-12-03T20:00" }),
  ]);
  expect(await shown({ [WEEK]: week })).toEqual([
    ["Igjen i dag 1", ["18.00–20.00 kveld Storsalen ◔ Få billetter igjen, kveld kl. 18.00–20.00"]],
    ["I morgen onsdag", ["18.00–20.00 onsdag Storsalen ● I salg, onsdag kl. 18.00–20.00"]],
  ]);
});

test("a showing's state is changed where it is seen", async () => {
  const server = await open({ [WEEK]: weekOf([showingOf("kveld", {})]), "POST /api/uke/lagre": SAVED });
  fireEvent.click(screen.getByRole("button", { name: /^I salg ?, kveld kl\. 18\.00–20\.00$/ }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("radio", { name: "Utsolgt" }));
  expect(await screen.findByText("Lagret: Utsolgt: kveld.")).toBeTruthy();
  expect(server.bodies("POST /api/uke/lagre")).toEqual([
    { action: { do: "status", id: "kveld", stamp: "s1", status: "soldOut" }, editor: "Bo" },
  ]);
  expect(screen.getByRole("button", { name: "Angre lagringen" })).toBeTruthy();
  expect(server.count(WEEK)).toBe(2);
});

test("on a Sunday tomorrow is that of the next week, and a day without showings says so", async () => {
  const monday = showingOf("mandag", { start: "2026-12-07T18:00", end: "2026-12-07T20:00" });
  const days = [{ date: "2026-12-07", name: "mandag", holiday: null }];
  expect(
    await shown({
      [WEEK]: weekOf([], { now: "2026-12-06T12:00" }),
      [`${WEEK}?dag=2026-12-07`]: weekOf([monday], { days }),
    }),
  ).toEqual([
    ["Igjen i dag ", []],
    ["I morgen mandag", ["18.00–20.00 mandag Storsalen ● I salg, mandag kl. 18.00–20.00"]],
  ]);
  expect(screen.getAllByText("Ingen forestillinger.")).toHaveLength(1);
});

test("a programme that cannot be read is reported", async () => {
  deskServer({ [WEEK]: new Status(500, { message: "Ødelagt." }) });
  renderInDesk(<ComingShowings />);
  expect(await screen.findByText("Får ikke hentet programmet: Ødelagt.")).toBeTruthy();
});
