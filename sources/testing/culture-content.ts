import type { Json } from "../../domain/json/json";
import type { Answer } from "../plan/plan-source";
import type { PresentContent } from "../plan/present-content";
import type { PulledShowing } from "../records";
import { pulledShowing } from "./pulled-showing";

const LISTS = { priceLists: [], accessSets: [], noteTexts: [], showingDefaults: [] };

/** Content with culture events of these titles, and these showings. */
export const cultureContent = (titles: readonly string[], events: readonly Json[] = []): PresentContent => ({
  site: {},
  lists: LISTS,
  halls: ["scenen", "loftet"].map((id) => ({ id, name: id })),
  productions: titles.map((title) => ({
    file: `productions/${title.toLowerCase()}.json`,
    value: { id: title.toLowerCase(), title, object: "culture" },
  })),
  waiting: [],
  events: events.map((value) => ({ file: "events/alle.json", value })),
  articles: [],
  files: new Set(),
});

/** A showing of a culture event, as a calendar gives it. */
export const pulledCulture = (id: string, title: string, more: Partial<PulledShowing> = {}): PulledShowing =>
  pulledShowing(
    { hall: "scenen", ...more, id },
    { id: title.toLowerCase(), kind: "culture", title, ediNumber: null, facts: {} },
  );

/** What a source called "kalender" answers. */
export const answerOf = (showings: readonly PulledShowing[], more: Partial<Answer["pulled"]> = {}): Answer => ({
  source: { name: "kalender", halls: {}, list: () => Promise.reject(new Error("unused")) },
  pulled: { showings, skipped: [], isPartial: false, articles: null, ...more },
});
