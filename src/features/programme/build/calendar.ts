import { getVtimezoneComponent } from "@touch4it/ical-timezones";
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from "ical-generator";
import { ageLimitLabel } from "../../../rules/age-limit";
import {
  PROGRAMME_CALENDARS,
  type ProgrammeCalendar,
  productionCalendar,
  programmeCalendar,
  showingCalendar,
} from "../../../rules/calendar-address";
import { longMoment } from "../../../rules/norwegian";
import { listedUntil } from "../../../rules/showing";
import type { MachineFile } from "./machine-file";
import { osloMoment } from "./oslo-moment";
import { PARTS } from "./parts";
import { absolute, type Programme, recentShowings, type Showing, titleOf, type Website } from "./programme";

const ZONE = "Europe/Oslo";
const ZONE_COMPONENT = (getVtimezoneComponent(ZONE) ?? "").trim();
/** How often calendars may ask again. */
const TWO_HOURS_S = 7200;

/** What each of the programme's calendars is called. */
const NAMES: Readonly<Record<ProgrammeCalendar, string>> = {
  alt: "hele programmet",
  kino: "kino",
  kultur: "kultur",
  bibliotek: "biblioteket",
  barn: "for barn",
};

/** "Rakkestad kulturhus: kino" */
export const calendarName = (website: Website, calendar: ProgrammeCalendar): string =>
  `${website.name}: ${NAMES[calendar]}`;

/** The library writes a calendar's name as it stands; RFC 5545 (3.3.11) wants these characters escaped. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (character) => `\\${character}`);

const summary = ({ status, production }: Showing): string =>
  status === "cancelled" ? `Avlyst: ${titleOf(production)}` : titleOf(production);

const description = (showing: Showing, url: string): string => {
  const { production, status, previousStart, reason, note, end, ticketUrl } = showing;
  const isMovie = production.object === "movie";
  return [
    status === "cancelled" ? "Avlyst." : null,
    status === "moved" && previousStart !== null ? `Flyttet fra ${longMoment(previousStart)}.` : null,
    reason,
    note,
    isMovie ? `${ageLimitLabel(production.ageLimit)}.` : production.ageText,
    end === null ? "Sluttiden er anslått." : null,
    ticketUrl !== null && status !== "cancelled" ? `Billetter: ${ticketUrl}` : null,
    url,
  ]
    .filter((line) => line !== null)
    .join("\n");
};

const eventOf = (showing: Showing, website: Website): ICalEventData => {
  const { key, production, hall, status, startIso, endIso, start, end } = showing;
  const url = absolute(website, production.path ?? "/");
  const changed = osloMoment(showing.lastChanged);
  const { name, street, postalCode, city } = website.address;
  return {
    id: `${key}@${new URL(website.url).host}`,
    sequence: showing.sequence,
    stamp: changed,
    lastModified: changed,
    timezone: ZONE,
    start: osloMoment(startIso),
    end: osloMoment(endIso ?? listedUntil(start, end)),
    summary: summary(showing),
    description: description(showing, url),
    location: { title: `${hall.name}, ${name}`, address: `${street}, ${postalCode} ${city}` },
    url,
    status: status === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
};

interface Calendar {
  readonly path: string;
  readonly name: string;
  readonly showings: readonly Showing[];
}

/** A calendar without events still needs a component (RFC 5545, 3.6): the zone that its events will have. */
const withComponent = (text: string): string =>
  text.includes("BEGIN:VTIMEZONE") ? text : text.replace("END:VCALENDAR", `${ZONE_COMPONENT}\r\nEND:VCALENDAR`);

const write = (website: Website, { path, name, showings }: Calendar): MachineFile => {
  const calendar = ical({
    name: escaped(name),
    prodId: { company: website.name, product: "Program", language: "NO" },
    method: ICalCalendarMethod.PUBLISH,
    // No zone for the calendar itself: the library would then write DTSTAMP in it, where UTC is required.
    timezone: { name: null, generator: getVtimezoneComponent },
    ttl: TWO_HOURS_S,
    url: absolute(website, path),
    events: showings.map((showing) => eventOf(showing, website)),
  });
  return { path, text: `${withComponent(calendar.toString())}\r\n` };
};

/** A calendar for each showing, each page of a film or culture event, and each part of the programme. */
export const calendarFiles = (programme: Programme): readonly MachineFile[] => {
  const { website, titles, today } = programme;
  const showings = recentShowings(programme);
  const single = showings.map((showing) => ({
    path: showingCalendar(showing.key),
    name: titleOf(showing.production),
    showings: [showing],
  }));
  const ofTitles = titles.flatMap(({ main, showings: own }) => {
    const path = productionCalendar(main);
    return path === null
      ? []
      : [{ path, name: `${website.name}: ${main.title}`, showings: recentShowings({ showings: own, today }) }];
  });
  const ofProgramme = PROGRAMME_CALENDARS.map((calendar) => ({
    path: programmeCalendar(calendar),
    name: calendarName(website, calendar),
    showings: showings.filter(({ production }) => PARTS[calendar](production)),
  }));
  return [...ofProgramme, ...ofTitles, ...single].map((calendar) => write(website, calendar));
};
