import ICAL from "ical.js";
import { z } from "zod";
import type { App } from "../app";
import type { House } from "../data/programme";
import { ofSite, siteId } from "./request";

export const FILES_PREFIX = "/files";

const STATUSES: Readonly<Record<string, string>> = {
  planned: "Planlagt",
  onSale: "I salg",
  fewLeft: "Få billetter igjen",
  soldOut: "Utsolgt",
  free: "Gratis",
  cancelled: "Avlyst",
  moved: "Flyttet",
};

const COLUMNS = ["Id", "Tittel", "Dato", "Tid", "Slutt", "Sal", "Status", "Grunn", "Billettlenke", "EDI-nummer"];

/** As a spreadsheet saves it: semicolons, quotes where they are needed, Norwegian dates. */
const cell = (value: string): string => (/[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

const dateOf = (moment: string): string => moment.slice(0, 10).split("-").reverse().join(".");
const timeOf = (moment: string | null): string => moment?.slice(11, 16).replace(":", ".") ?? "";

/** The showings of the house as a spreadsheet. */
export const spreadsheetOf = ({ productions, showings }: Pick<House, "productions" | "showings">): string => {
  const byId = new Map(productions.map((one) => [one.id, one]));
  const rows = showings.map((one) => [
    one.id,
    byId.get(one.production)?.title ?? "",
    dateOf(one.start),
    timeOf(one.start),
    timeOf(one.end),
    one.hall,
    STATUSES[one.status] ?? one.status,
    one.reason ?? "",
    one.ticketUrl ?? "",
    byId.get(one.production)?.ediNumber ?? "",
  ]);
  return `\uFEFF${[COLUMNS, ...rows].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
};

/** A property in jCal (RFC 7265): its name, parameters, type and value. */
type Property = readonly [name: string, parameters: object, type: string, value: string];

const text = (name: string, value: string): Property => [name, {}, "text", value];
const moment = (name: string, value: string): Property => [
  name,
  { tzid: "Europe/Oslo" },
  "date-time",
  `${value.slice(0, 16)}:00`,
];

/** The culture events of the house as a calendar. */
const calendarOf = ({ productions, showings }: House): string => {
  const byId = new Map(productions.map((one) => [one.id, one]));
  const events = showings.flatMap(({ id, production, start, end, hall, status }) => {
    const known = byId.get(production);
    if (known?.kind !== "culture") return [];
    const properties = [
      text("uid", `${id}@kulturhus.example.no`),
      ["dtstamp", {}, "date-time", "2026-11-01T08:00:00Z"] as const,
      moment("dtstart", start),
      ...(end === null ? [] : [moment("dtend", end)]),
      text("summary", known.title),
      text("location", hall),
      text("status", status === "cancelled" ? "CANCELLED" : "CONFIRMED"),
      ...(known.summary === null ? [] : [text("description", known.summary)]),
    ];
    return [["vevent", properties, []]];
  });
  return ICAL.stringify(["vcalendar", [text("version", "2.0"), text("prodid", "-//Kulturhus//NO")], events]);
};

/** What a house without a ticket system has: a calendar and a spreadsheet at addresses of their own. */
export const fileCalls = (app: App, house: () => House): void => {
  const files = [
    ["kalender.ics", "text/calendar; charset=utf-8", calendarOf],
    ["program.csv", "text/csv; charset=utf-8", spreadsheetOf],
  ] as const;
  for (const [name, type, textOf] of files) {
    app.get(`/:siteId/${name}`, { schema: { params: z.object({ siteId }) } }, async ({ params }, reply) => {
      ofSite(params.siteId);
      return reply.type(type).send(textOf(house()));
    });
  }
};
