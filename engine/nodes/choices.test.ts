import { TestContent } from "../testing/test-content";
import { toNodes } from "./to-nodes";

const FILM = "pages/film.json";
const EVENTS = "events/desember.json";
const COMING = "productions/vinterlys.json";

const all = (name: string, model: string) => ({ name, model, collection: true, filters: [] });

/** The page of a film with what else is on in the evening of its next showing. */
const content = () => {
  const { sources, blocks } = JSON.parse(new TestContent().text(FILM));
  const block = {
    component: "related-showings",
    id: "mer",
    place: { row: 1, column: 1, order: 9 },
    data: { production: "film", own: "events", events: "all", films: "films" },
    settings: {},
  };
  return new TestContent()
    .set(FILM, "sources", [...sources, all("all", "event"), all("films", "production")])
    .set(FILM, "blocks", [...blocks, block])
    .set(EVENTS, "events[2].start", "2026-12-04T19:00")
    .set(EVENTS, "events[2].hall", "lillesal")
    .set(COMING, "ageLimit", "9");
};

const showing = (id: string, start: string, more: object = {}) => ({
  id,
  production: "vinterlys",
  start,
  hall: "storsal",
  status: "soldOut",
  ...more,
});

/** The related block of the film's page. */
const related = async (changed: TestContent, moment = "2026-12-01T12:00") => {
  const nodes = toNodes(await changed.loaded({ moment }), moment);
  const { blocks } = { ...nodes.find(({ id }) => id === "Page:/nattoget-101")?.fields };
  return Array.isArray(blocks) ? blocks.find(({ id }) => id === "mer") : undefined;
};

const withMore = (...more: readonly object[]) => {
  const some = content();
  return some.set(EVENTS, "events", [...JSON.parse(some.text(EVENTS)).events, ...more]);
};

it("has the other showings of the evening, without those of the film's own page", async () => {
  expect(await related(content())).toMatchObject({ events: ["Event:quiz-1"], own: expect.any(Array) });
});

it("has other films that have showings to come, and that are like it", async () => {
  expect(await related(content())).toMatchObject({ films: [] });
  expect(await related(withMore(showing("v-1", "2026-12-10T18:00")))).toMatchObject({
    films: ["Production:vinterlys"],
  });
});

it("counts no showing that is cancelled, or over", async () => {
  const cancelled = { status: "cancelled", reason: "Sykdom" };
  expect(await related(withMore(showing("v-1", "2026-12-10T18:00", cancelled)))).toMatchObject({ films: [] });
  const past = withMore(showing("v-1", "2026-12-02T18:00"));
  expect(await related(past, "2026-12-02T12:00")).toMatchObject({ films: ["Production:vinterlys"] });
  expect(await related(past, "2026-12-03T12:00")).toMatchObject({ films: [] });
});

it("has films that share a genre only", async () => {
  const other = withMore(showing("v-1", "2026-12-10T18:00")).set(COMING, "genres", ["Komedie"]);
  expect(await related(other)).toMatchObject({ films: [] });
});
