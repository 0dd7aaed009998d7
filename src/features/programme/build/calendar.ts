import {
  featureCalendar,
  PROGRAMME_CALENDARS,
  type ProgrammeCalendar,
  productionCalendar,
  programmeCalendar,
  showingCalendar,
} from "../../../../domain/addresses/calendar-address";
import { ofNode } from "../../../../domain/publishing/node-error";
import { eventOf, ownEvents } from "./calendar-events";
import { durationProperty, icalendar, textProperty, urlProperty } from "./icalendar";
import type { MachineFile } from "./machine-file";
import { PARTS, partsOf } from "./parts";
import { absolute, type Programme, recentShowings, type Showing, titleOf, type Website } from "./programme";

/** The interval at which calendar clients may refresh. */
const HOURS_TO_LIVE = 2;

/** The name of each of the programme's calendars. */
const NAMES: Readonly<Record<ProgrammeCalendar, string>> = {
  alt: "hele programmet",
  kino: "kino",
  kultur: "kultur",
  bibliotek: "biblioteket",
  barn: "for barn",
};

/** "Rakkestad kulturhus: kino" */
const calendarName = (website: Website, calendar: ProgrammeCalendar): string => `${website.name}: ${NAMES[calendar]}`;

interface Calendar {
  readonly path: string;
  readonly name: string;
  readonly showings: readonly Showing[];
  /** Whether it is the calendar of one showing. */
  readonly isOwn?: boolean;
}

const write = (website: Website, { path, name, showings, isOwn = false }: Calendar): MachineFile => ({
  path,
  text: icalendar({
    properties: [
      textProperty("prodid", `-//${website.name}//Program//NO`),
      textProperty("method", "PUBLISH"),
      textProperty("name", name),
      textProperty("x-wr-calname", name),
      durationProperty("refresh-interval", HOURS_TO_LIVE),
      durationProperty("x-published-ttl", HOURS_TO_LIVE),
      urlProperty("url", absolute(website, path)),
    ],
    events: showings.flatMap((showing) =>
      ofNode("Event", showing.key, () =>
        isOwn ? ownEvents(showing, website) : [{ properties: eventOf(showing, website) }],
      ),
    ),
  }),
});

/**
 * A calendar for each tag that showings have or a page offers: subscribers keep it when there are no showings. Tags
 * that differ only in case or punctuation share one.
 */
const featureCalendars = ({ website, pages }: Programme, showings: readonly Showing[]): readonly Calendar[] => {
  const offered = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ("feature" in block && block.feature !== null ? [block.feature] : [])),
  );
  const tags = [...new Set([...offered, ...showings.flatMap(({ features }) => features)])].sort();
  return [...new Set(tags.map(featureCalendar))].map((path) => {
    const same = tags.filter((tag) => featureCalendar(tag) === path);
    return {
      path,
      name: `${website.name}: ${same[0]}`,
      showings: showings.filter(({ features }) => features.some((tag) => same.includes(tag))),
    };
  });
};

/** A calendar for each showing, each page of a film or culture event, each tag, and each part of the programme. */
export const calendarFiles = (programme: Programme): readonly MachineFile[] => {
  const { website, titles, moment } = programme;
  const showings = recentShowings(programme);
  const single = showings.map((showing) => ({
    path: showingCalendar(showing.key),
    name: titleOf(showing.production),
    showings: [showing],
    isOwn: true,
  }));
  const ofTitles = titles.flatMap(({ main, showings: own }) => {
    const path = productionCalendar(main);
    return path === null
      ? []
      : [{ path, name: `${website.name}: ${main.title}`, showings: recentShowings({ showings: own, moment }) }];
  });
  const parts = partsOf(programme);
  const ofProgramme = PROGRAMME_CALENDARS.filter((calendar) => parts.has(calendar)).map((calendar) => ({
    path: programmeCalendar(calendar),
    name: calendarName(website, calendar),
    showings: showings.filter(({ production }) => PARTS[calendar](production)),
  }));
  const ofFeatures = featureCalendars(programme, showings);
  return [...ofProgramme, ...ofTitles, ...ofFeatures, ...single].map((calendar) => write(website, calendar));
};
