import { ticket } from "../testing/samples";
import { ticketsByDay } from "./by-day";

const at = (startTime: string) => ({ ...ticket("1"), startTime });
const starts = (tickets: readonly { readonly startTime: string }[]) => tickets.map(({ startTime }) => startTime);

test("groups today's, later and past tickets, the nearest first", () => {
  const all = ["2026-12-03T18:00", "2026-12-01T20:00", "2026-11-20T18:00", "2026-12-02T18:00", "2026-12-01T12:00"];
  const { today, coming, past } = ticketsByDay([...all, "2026-11-24T18:00"].map(at), "2026-12-01");
  expect(starts(today)).toEqual(["2026-12-01T12:00", "2026-12-01T20:00"]);
  expect(starts(coming)).toEqual(["2026-12-02T18:00", "2026-12-03T18:00"]);
  expect(starts(past)).toEqual(["2026-11-24T18:00", "2026-11-20T18:00"]);
});
