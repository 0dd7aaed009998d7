import ICAL from "ical.js";
import { SITE } from "../../browser/support/content";
import { builtFile } from "./built-site";

/** An event of a calendar, as a calendar client reads it. */
export interface CalendarEvent {
  /** The id in content. */
  readonly key: string;
  readonly uid: string;
  /** Oslo wall clock. */
  readonly start: string;
  readonly end: string;
  readonly zone: string | undefined;
  readonly status: string;
  readonly sequence: number;
  readonly summary: string;
  readonly location: string;
  readonly url: string;
  readonly stamp: Date;
}

const text = (component: ICAL.Component, name: string): string => String(component.getFirstPropertyValue(name));

const toEvent = (component: ICAL.Component): CalendarEvent => {
  const event = new ICAL.Event(component);
  return {
    key: event.uid.replace(`@${SITE.id}`, ""),
    uid: event.uid,
    start: event.startDate.toString().slice(0, 16),
    end: event.endDate.toString().slice(0, 16),
    zone: event.startDate.zone?.tzid,
    status: text(component, "status"),
    sequence: event.sequence,
    summary: event.summary,
    location: event.location,
    url: text(component, "url"),
    stamp: new Date(text(component, "dtstamp")),
  };
};

/** The events of a calendar of the built site; throws when it is invalid. */
export const eventsIn = (path: string): readonly CalendarEvent[] => {
  const calendar = new ICAL.Component(ICAL.parse(builtFile(path)));
  return calendar.getAllSubcomponents("vevent").map(toEvent);
};
