import { PROGRAMME_CALENDARS, type ProgrammeCalendar } from "../../../../domain/addresses/calendar-address";
import { partOf } from "../../../../domain/showings/occasion";
import type { Production, Programme } from "./programme";

/** Whether a production belongs to a part of the programme that has calendars and channels. */
export const PARTS: Readonly<Record<ProgrammeCalendar, (production: Production) => boolean>> = {
  alt: () => true,
  kino: ({ object }) => object === "movie",
  kultur: ({ object }) => object === "culture",
  bibliotek: (production) => partOf(production) === "library",
  barn: ({ audience }) => audience.includes("children"),
};

/**
 * The parts of the venue: its content has something of them, or a page offers their calendar. Everything has a
 * calendar in any case.
 */
export const partsOf = ({ productions, pages }: Pick<Programme, "productions" | "pages">): ReadonlySet<string> => {
  const offered = new Set(
    pages.flatMap(({ blocks }) => blocks.map((block) => ("calendar" in block ? block.calendar : null))),
  );
  // What a library does is culture too, but does not make a culture programme of its own.
  const others = productions.filter((production) => !PARTS.bibliotek(production));
  const has = (part: ProgrammeCalendar): boolean => (part === "kultur" ? others : productions).some(PARTS[part]);
  return new Set(PROGRAMME_CALENDARS.filter((part) => part === "alt" || offered.has(part) || has(part)));
};
