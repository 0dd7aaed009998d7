import { relatedShowings } from "./related-showings";
import { choosableEvent } from "./testing/choosable-event";

test("has those of the evening, and of a sold-out one the next that has tickets", () => {
  const on = (start: string, page: string, status = "onSale") => ({
    ...choosableEvent(`${start}T19:00`),
    id: `${page} ${start}`,
    page,
    status,
    ticketUrl: "https://billett.example.no",
  });
  const own = [on("2026-12-01", "/own"), on("2026-12-08", "/own")];
  const all = [
    on("2026-12-20", "/full"),
    on("2026-12-15", "/full"),
    on("2026-12-02", "/full", "soldOut"),
    on("2026-12-01", "/full", "soldOut"),
    on("2026-12-01", "/open"),
    on("2026-12-02", "/open"),
    ...own,
  ];
  const choice = relatedShowings.choice;
  const facts = { events: all, productions: [] };
  const page = {
    own: (slot: string) => ({ events: slot === "own" ? own : [], productions: [] }),
    shared: { events: choice?.shared.events?.(facts), films: choice?.shared.films?.(facts) },
    settings: {},
    moment: "2026-12-01T12:00",
  };
  expect(choice?.choose(page).events).toEqual(["/full 2026-12-01", "/open 2026-12-01", "/full 2026-12-15"]);
});
