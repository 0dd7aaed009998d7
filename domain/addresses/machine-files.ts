import { PROGRAMME_CALENDARS, programmeCalendar } from "./calendar-address";

/** Machine-readable files that the build writes on every site, and that editors may link to. */
const MACHINE_FILES: ReadonlySet<string> = new Set([
  ...["kinoprogram", "kulturprogram", "bibliotek", "barn", "artikler", "artikler-kino", "artikler-kultur"].map(
    (channel) => `/rss/${channel}.xml`,
  ),
  ...PROGRAMME_CALENDARS.map(programmeCalendar),
  "/data/program.json",
]);

/** Whether an address is that of a channel, a calendar of the programme or the open data. */
export const isMachineFile = (path: string): boolean => MACHINE_FILES.has(path);
