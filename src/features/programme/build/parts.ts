import type { ProgrammeCalendar } from "../../../rules/addresses/calendar-address";
import type { Production } from "./programme";

/** Whether a production belongs to a part of the programme that has calendars and channels. */
export const PARTS: Readonly<Record<ProgrammeCalendar, (production: Production) => boolean>> = {
  alt: () => true,
  kino: ({ object }) => object === "movie",
  kultur: ({ object }) => object === "culture",
  bibliotek: ({ typeText }) => typeText === "Bibliotek",
  barn: ({ audience }) => audience.includes("children"),
};
