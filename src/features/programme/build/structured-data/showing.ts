import type { Event, EventStatusType, ScreeningEvent } from "schema-dts";
import { toIso } from "../../../../../domain/time/oslo";
import { type Production, type Showing, titleOf, type Website } from "../programme";
import { offersOf } from "./offers";
import { hallPlace, venueId } from "./place";

/** The page's data for each of its showings. */
export interface PageContext {
  readonly website: Website;
  /** The moment of the build. */
  readonly moment: string;
  /** The page's absolute address. */
  readonly url: string;
  /** The absolute address of its picture for sharing, or null. */
  readonly image: string | null;
}

const statusOf = (status: string): EventStatusType => {
  if (status === "cancelled") return "https://schema.org/EventCancelled";
  return status === "moved" ? "https://schema.org/EventRescheduled" : "https://schema.org/EventScheduled";
};

const KINDS: Readonly<Record<string, "MusicEvent" | "TheaterEvent" | "ComedyEvent">> = {
  Konsert: "MusicEvent",
  Teater: "TheaterEvent",
  Humor: "ComedyEvent",
};

const organizer = ({ production: { organiser } }: Showing, website: Website) =>
  organiser === null || organiser === website.name
    ? { "@type": "Organization" as const, "@id": `${venueId(website)}-org`, name: website.name, url: website.url }
    : { "@type": "Organization" as const, name: organiser };

/** The language that is spoken, of a film and of each showing. */
export const inLanguage = ({ spokenLanguage }: Pick<Production, "spokenLanguage">) =>
  spokenLanguage === null ? {} : { inLanguage: { "@type": "Language" as const, name: spokenLanguage } };

const common = (showing: Showing, context: PageContext) => {
  const { website, url, image } = context;
  const { key, startIso, endIso, status, previousStart, production } = showing;
  return {
    "@id": `${url}#${key}`,
    url,
    name: titleOf(production),
    description: production.contents[0]?.summary ?? "",
    startDate: startIso,
    ...(endIso === null ? {} : { endDate: endIso }),
    eventStatus: statusOf(status),
    ...(previousStart === null || status !== "moved" ? {} : { previousStartDate: toIso(previousStart) }),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode" as const,
    location: hallPlace(showing, website),
    ...(image === null ? {} : { image: [image] }),
    organizer: organizer(showing, website),
    offers: offersOf(showing, context),
    ...(status === "free" ? { isAccessibleForFree: true } : {}),
    ...inLanguage(production),
  };
};

/** One showing of a film. */
export const screening = (showing: Showing, context: PageContext): ScreeningEvent => {
  const { format, subtitles } = showing.production;
  return {
    "@type": "ScreeningEvent",
    ...common(showing, context),
    workPresented: { "@id": `${context.url}#film` },
    ...(format === null ? {} : { videoFormat: format }),
    ...(subtitles === null ? {} : { subtitleLanguage: { "@type": "Language", name: subtitles } }),
  };
};

/** One showing of a culture event. */
export const happening = (showing: Showing, context: PageContext): Event => {
  const { typeText, performers } = showing.production;
  return {
    "@type": KINDS[typeText] ?? "Event",
    ...common(showing, context),
    performer: performers.map((name) => ({ "@type": "PerformingGroup" as const, name })),
  };
};
