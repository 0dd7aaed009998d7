import { plainName } from "./plain-name";

/**
 * Calendar addresses. Showings share a folder with the programme's own calendars, whose names are therefore reserved;
 * films, culture events and tags have folders of their own.
 */

/** The programme's own calendars: everything, cinema, culture, library, children. */
export const PROGRAMME_CALENDARS = ["alt", "kino", "kultur", "bibliotek", "barn"] as const;
export type ProgrammeCalendar = (typeof PROGRAMME_CALENDARS)[number];

const isOneOf = <Name extends string>(names: readonly Name[], value: string): value is Name =>
  names.some((name) => name === value);

/** Whether a name is reserved for one of the programme's own calendars. */
export const isProgrammeCalendar = (name: string): name is ProgrammeCalendar => isOneOf(PROGRAMME_CALENDARS, name);

/** "kino" → "/kalender/kino.ics" */
export const programmeCalendar = (name: ProgrammeCalendar): string => `/kalender/${name}.ics`;

/** One showing, by its content id: "/kalender/nattekspressen-1201-1800.ics". */
export const showingCalendar = (key: string): string => `/kalender/${key}.ics`;

const MAX_NAME_LENGTH = 60;

/** FNV-1a, 32 bits, in base 36. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
};

/** The plain name. A text too long for a file name, or without Latin letters, gets a hash. */
const fileName = (text: string): string => {
  const plain = plainName(text);
  if (plain !== "" && plain.length <= MAX_NAME_LENGTH) return plain;
  return [plain.slice(0, MAX_NAME_LENGTH).replace(/-$/, ""), hashOf(text)].filter((part) => part !== "").join("-");
};

/** All showings with a tag: "/kalender/merke/seniorkino.ics". */
export const featureCalendar = (feature: string): string => `/kalender/merke/${fileName(feature)}.ics`;

interface Addressed {
  readonly parentSlug: string | null;
  readonly pageReference: string | null;
}

/** All showings of a film or culture event: "/kalender/film/nattekspressen-20261.ics". */
export const productionCalendar = ({ parentSlug, pageReference }: Addressed): string | null => {
  if (parentSlug !== null) return `/kalender/film/${parentSlug}.ics`;
  return pageReference === null ? null : `/kalender/arrangement/${pageReference}.ics`;
};
