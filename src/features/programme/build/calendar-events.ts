import { ageLimitLabel } from "../../../../domain/showings/age-limit";
import { longMoment, sentenceCase } from "../../../../domain/time/norwegian";
import { addMinutes } from "../../../../domain/time/oslo";
import {
  alarmBefore,
  type CalendarEvent,
  numberProperty,
  osloProperty,
  type Property,
  textProperty,
  urlProperty,
  utcProperty,
} from "./icalendar";
import { absolute, type Showing, titleOf, type Website } from "./programme";
import { calendarFields, isFull } from "./published-showings";

/** A calendar client shows what has begun or ended at times when it does not refresh. */
const stateTexts = ({ now }: Showing): readonly string[] =>
  now.words.filter(({ is }) => is !== "begun" && is !== "over").map(({ text }) => `${text}.`);

const description = (showing: Showing, url: string): string => {
  const { production, reason, note, end, ticketUrl, now } = showing;
  const isMovie = production.object === "movie";
  return [
    ...stateTexts(showing),
    reason,
    note,
    isMovie ? `${ageLimitLabel(production.ageLimit)}.` : production.ageText,
    end === null ? "Sluttiden er anslått." : null,
    now.canBuy ? `Billetter: ${ticketUrl}` : null,
    url,
  ]
    .filter((line) => line !== null)
    .join("\n");
};

/** How long before a showing its own calendar gives notice. */
const NOTICE_HOURS = 2;

/** How long the opening of a sale takes in a calendar. */
const OPENING_MINUTES = 15;

/** A showing in a calendar. */
export const eventOf = (showing: Showing, website: Website): readonly Property[] => {
  const { key, production } = showing;
  const url = absolute(website, production.path ?? "/");
  const { start, end, summary, location, status } = calendarFields(showing, website);
  return [
    // Not the host, as is usual: another address of the site would double every event for its subscribers.
    textProperty("uid", `${key}@${website.key}`),
    numberProperty("sequence", showing.sequence),
    utcProperty("dtstamp", showing.lastChanged),
    utcProperty("last-modified", showing.lastChanged),
    osloProperty("dtstart", start),
    osloProperty("dtend", end),
    textProperty("summary", summary),
    textProperty("description", description(showing, url)),
    textProperty("location", location),
    urlProperty("url", url),
    textProperty("status", status),
    // By which a pull of this file knows a film (docs/sources.md).
    ...(production.ediNumber === null ? [] : [textProperty("x-edi-number", production.ediNumber)]),
  ];
};

/** The opening of the sale as an event of its own, which moves with the opening and is cancelled with the showing. */
const openingOf = (showing: Showing, website: Website): readonly Property[] => {
  const { key, production, saleOpens, start, ticketUrl, now } = showing;
  if (saleOpens === null) return [];
  const isCancelled = now.state === "cancelled";
  const title = `Billettsalget åpner: ${titleOf(production)}`;
  const url = absolute(website, production.path ?? "/");
  return [
    textProperty("uid", `salg-${key}@${website.key}`),
    numberProperty("sequence", showing.sequence),
    utcProperty("dtstamp", showing.lastChanged),
    utcProperty("last-modified", showing.lastChanged),
    osloProperty("dtstart", saleOpens),
    osloProperty("dtend", addMinutes(saleOpens, OPENING_MINUTES)),
    textProperty("summary", isCancelled ? `Avlyst: ${titleOf(production)}` : title),
    textProperty("description", [sentenceCase(longMoment(start)), ticketUrl, url].filter(Boolean).join("\n")),
    urlProperty("url", url),
    textProperty("status", isCancelled ? "CANCELLED" : "CONFIRMED"),
    textProperty("transp", "TRANSPARENT"),
  ];
};

/** The events of a showing's own calendar: with alarms, "Utsolgt" in the title, and the opening of the sale. */
export const ownEvents = (showing: Showing, website: Website): readonly CalendarEvent[] => {
  const { summary } = calendarFields(showing, website);
  const title = isFull(showing) ? `Utsolgt: ${summary}` : summary;
  const own = eventOf(showing, website).map((one) => (one[0] === "summary" ? textProperty("summary", title) : one));
  const opening = openingOf(showing, website);
  const isHeld = showing.now.state !== "cancelled";
  return [
    { properties: own, ...(isHeld && { alarm: alarmBefore(NOTICE_HOURS, title) }) },
    ...(opening.length > 0
      ? [{ properties: opening, ...(isHeld && { alarm: alarmBefore(0, `Billettsalget åpner: ${summary}`) }) }]
      : []),
  ];
};
