import type { Choosable } from "./define-block";
import { relatedShowings } from "./related-showings";

const event = (id: string, page: string, start: string, status = "onSale") => ({ id, page, start, end: null, status });
const film = (id: string, page = `/${id}`) => ({
  id,
  page,
  genres: ["Drama"],
  audience: [],
  features: [],
  next: "2026-12-05T18:00",
});

const own = [event("own", "/kraka", "2026-12-05T18:00")];
const held: Choosable = {
  events: {
    own,
    events: [
      ...own,
      event("other-version", "/kraka", "2026-12-05T20:00"),
      event("concert", "/konsert", "2026-12-05T19:00"),
      event("next-day", "/konsert", "2026-12-06T19:00"),
    ],
  },
  productions: {
    production: [film("kraka")],
    films: [film("kraka"), film("kraka-3d", "/kraka"), film("isbryteren")],
  },
};

test("chooses other productions in the evening of the next showing, and films that are not the page's own", () => {
  expect(relatedShowings.chooses?.(held, "2026-12-01T12:00")).toEqual({ events: ["concert"], films: ["isbryteren"] });
});

test("chooses no evening when the run has ended, and no films on a page that gives none", () => {
  const { production } = held.productions;
  const alone = { ...held, productions: { production: production ?? [] } };
  expect(relatedShowings.chooses?.(alone, "2026-12-24T12:00")).toEqual({ events: [], films: [] });
});
