import { posterWall } from "./poster-wall";
import { choosableEvent } from "./testing/choosable-event";

test.each([
  ["now", ["2026-12-05", "2027-01-02"]],
  ["year", ["2026-01-02", "2026-12-05"]],
  ["all", ["2025-12-31", "2026-01-02", "2026-12-05", "2027-01-02"]],
])("has the events of the period: %s", (period, ids) => {
  const events = ["2025-12-31", "2026-01-02", "2026-12-05", "2027-01-02"].map((day) => choosableEvent(`${day}T18:00`));
  const page = {
    own: () => ({ events, productions: [] }),
    shared: {},
    settings: { period },
    moment: "2026-12-05T12:00",
  };
  expect(posterWall.choice?.choose(page)).toEqual({ events: ids });
});
