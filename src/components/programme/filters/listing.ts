import { graphql } from "gatsby";
import { AGE_LIMITS, isAgeLimit } from "../../../../domain/showings/age-limit";
import { accessibilityLabel } from "../../../../domain/showings/showing";
import { siteTexts } from "../../../lib/texts";
import type { Facet } from "./selection";
import { programmeTexts } from "./texts";

type ListedEvent = Queries.ListedEventFragment;
type ListedProduction = Queries.ListedProductionFragment;

/** An event of a programme with its production. */
export interface Listing<
  Event extends ListedEvent = ListedEvent,
  Production extends ListedProduction = ListedProduction,
> {
  readonly event: Event;
  readonly production: Production;
}

/** The data of a listing that exist without an event, too. */
interface Described {
  readonly event: Pick<ListedEvent, "features" | "accessibility"> | null;
  readonly production: ListedProduction;
}

/** A value of a facet: as in the address, and as text. */
export type Traits = Readonly<Record<Facet, ReadonlyMap<string, string>>>;

/** "Norsk tale" → "norsk-tale" */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("å", "a")
    .replace(/[^a-z0-9]+/g, "-");

const named = (texts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(texts.map((text) => [slug(text), text]));

const limitPlace = (limit: string | null): number =>
  limit !== null && isAgeLimit(limit) ? AGE_LIMITS.indexOf(limit) : -1;

/** A limit matches every maximum that is as high: a film for everyone also matches "at most 9". */
const ageTraits = ({ object, ageLimit }: ListedProduction): ReadonlyMap<string, string> => {
  const from = object === "movie" ? limitPlace(ageLimit) : -1;
  return new Map(
    from === -1 ? [] : AGE_LIMITS.slice(from).map((limit) => [limit.toLowerCase(), programmeTexts.ageAtMost(limit)]),
  );
};

const languageTraits = ({ event, production }: Described): ReadonlyMap<string, string> => {
  const subtitles = [production.subtitles, event?.accessibility.includes("norwegianSubtitles") ? "Norsk" : null];
  return named([
    ...(production.spokenLanguage === null ? [] : [siteTexts.spoken(production.spokenLanguage)]),
    ...subtitles.flatMap((language) => (language === null ? [] : [siteTexts.subtitled(language)])),
  ]);
};

const kindTraits = ({ event, production }: Described): ReadonlyMap<string, string> => {
  const { kinds } = programmeTexts;
  const house = [
    production.object === "movie" ? kinds.kino : kinds.kultur,
    ...(production.typeText === kinds.bibliotek ? [kinds.bibliotek] : []),
    ...(production.audience.includes("children") ? [kinds.barn] : []),
  ];
  return named([...house, ...(production.object === "movie" ? [] : [production.kind]), ...(event?.features ?? [])]);
};

/** The facet values of a listing, or of a film without showings. */
export const traitsOf = (listing: Described): Traits => ({
  age: ageTraits(listing.production),
  language: languageTraits(listing),
  format: named(listing.production.format === null ? [] : [listing.production.format]),
  kind: kindTraits(listing),
  access: named(listing.event?.accessibility.map(accessibilityLabel) ?? []),
});

export const query = graphql`
  fragment ListedEvent on Event {
    key
    start
    end
    status
    features
    accessibility
    production {
      key
    }
  }

  fragment ListedProduction on Production {
    key
    object
    typeText
    kind
    ageLimit
    format
    spokenLanguage
    subtitles
    audience
  }
`;
