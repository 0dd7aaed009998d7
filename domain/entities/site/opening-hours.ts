import { z } from "zod";
import { field, key } from "../../define/field";
import { derived, named, namedObject } from "../../define/naming";
import type { NodeContext } from "../../define/node-context";
import { either, labelled } from "../../define/voices";
import { clock, date, evenWhenFieldsAreWrong, id, list, namedChoice, text, wholeNumber } from "../../fields";
import { type PartHours, WEEKDAY_KEYS } from "../../hours/opening-hours";

/** Bokmål for each weekday, for forms. */
export const WEEKDAY_CHOICES = {
  monday: "Mandag",
  tuesday: "Tirsdag",
  wednesday: "Onsdag",
  thursday: "Torsdag",
  friday: "Fredag",
  saturday: "Lørdag",
  sunday: "Søndag",
} as const satisfies Readonly<Record<(typeof WEEKDAY_KEYS)[number], string>>;

export const weekday = named({ name: "Weekday", doc: "A day of the week." }, z.enum(WEEKDAY_KEYS));

const weekly = namedObject("WeeklyHours", "Hours on some days of the week.", {
  days: field(
    z.array(weekday).min(1, `er tom. → ${either("Skriv minst én dag, for eksempel monday.", "Velg minst én dag.")}`),
    {
      label: "Dager",
      help: "Ukedagene tidene gjelder, på engelsk: monday, tuesday …",
      choices: WEEKDAY_CHOICES,
      doc: "English names, Monday first.",
      example: ["monday"],
    },
  ),
  opens: field(clock, {
    label: "Åpner",
    help: "Når det åpner, for eksempel 10:00.",
    atForm: "Når det åpner, for eksempel 10.",
    example: "10:00",
  }),
  closes: field(clock, {
    label: "Stenger",
    help: "Når det stenger, for eksempel 18:00.",
    atForm: "Når det stenger, for eksempel 18.",
    example: "18:00",
  }),
  note: field(text.optional(), { label: "Merknad", help: "Noe å vite om tidene.", example: "Selvbetjent" }),
});

const exception = named(
  { name: "HoursException", doc: "Days with other hours." },
  z
    .strictObject({
      from: field(date, { label: "Fra", help: "Første dag.", doc: "First day.", example: "2026-12-24" }),
      to: field(date.optional(), {
        label: "Til",
        help: "Siste dag. Trengs ikke når det gjelder én dag.",
        doc: "Last day, or null for one day.",
        example: "2026-12-26",
      }),
      closed: field(z.boolean().default(false), { label: "Stengt", help: "true når det er stengt.", example: true }),
      opens: field(clock.optional(), {
        label: "Åpner",
        help: "Når det åpner, for eksempel 10:00.",
        atForm: "Når det åpner, for eksempel 10.",
        example: "10:00",
      }),
      closes: field(clock.optional(), {
        label: "Stenger",
        help: "Når det stenger, for eksempel 14:00.",
        atForm: "Når det stenger, for eksempel 14.",
        example: "14:00",
      }),
      reason: field(text, {
        label: "Grunn",
        help: "Hvorfor, for eksempel Sommerstengt.",
        example: "Planleggingsdag",
      }),
    })
    .superRefine((value, context) => {
      if (!value.closed && (value.opens === undefined || value.closes === undefined)) {
        context.addIssue({
          code: "custom",
          message: `mangler tider. → ${either("Skriv opens og closes, eller closed: true.", "Skriv når det åpner og stenger, eller slå på «Stengt».")}`,
        });
      }
      if (
        [value.from, value.to].every((day) => date.safeParse(day).success) &&
        value.to !== undefined &&
        value.to < value.from
      ) {
        context.addIssue({
          code: "custom",
          path: ["to"],
          message: `er før ${either("from", "den første dagen")}. → Skriv samme dag${either(" som from", "")} eller en senere. Gjelder det én dag, ${either("fjerner du to", "lar du den stå tom")}.`,
        });
      }
    }, evenWhenFieldsAreWrong),
);

const followsProgramme = z.strictObject({
  minutesBefore: field(wholeNumber(0, 240), {
    label: "Minutter før",
    help: "Hvor mange minutter før dagens første forestilling dørene åpner.",
  }),
});

export const openDayFields = {
  date: field(date, { label: "Dag", help: "Dagen.", example: "2026-12-05" }),
  opens: field(clock, { label: "Åpner", help: "Når dørene åpner.", example: "12:30" }),
  closes: field(clock, {
    label: "Stenger",
    help: "Når dørene stenger.",
    doc: "On the next day when it is not after opens.",
    example: "00:35",
  }),
};

const openDay = named(
  { name: "OpenDay", doc: "When the doors are open on a day with showings." },
  z.object(openDayFields),
);

const schema = z
  .strictObject({
    id: key(id, { help: "Kjennetegnet som sider og rom peker på.", example: "biblioteket" }),
    name: field(text, { label: "Navn", help: "Navnet på delen av huset.", example: "Biblioteket" }),
    weekly: field(list(weekly).optional(), {
      label: "Vanlige tider",
      help: "Vanlige tider. Skrives ikke sammen med followsProgramme.",
      atForm: "Står tomt når tidene følger programmet.",
      doc: "The habit of the week; empty when the hours follow the programme.",
      example: "weekly { days opens closes }",
    }),
    followsProgramme: field(followsProgramme.optional(), {
      label: "Følger programmet",
      help: "Åpent når noe vises i salene som har denne delen som part. Står i stedet for weekly.",
      atForm: "Åpent når noe vises i salene som har disse åpningstidene, i stedet for vanlige tider.",
      hidden: true,
    }),
    exceptions: field(list(exception).default([]), {
      label: "Unntak",
      help: "Dager med andre tider.",
      doc: "Days that differ.",
      example: "exceptions { from reason }",
    }),
    eventsOutsideHours: field(z.boolean().default(false), {
      label: "Arrangementer utenom åpningstidene",
      help: "true når dørene åpnes for arrangementer utenom de vanlige tidene. Unntak og helligdager gjelder likevel.",
      hidden: true,
    }),
    eventMinutesBefore: field(wholeNumber(0, 240).optional(), {
      label: "Minutter før arrangementer",
      help: "Delen er åpen også mens noe skjer i rommene dens, fra så mange minutter før. Står sammen med weekly.",
      atForm: "Delen er åpen også mens noe skjer i rommene dens, fra så mange minutter før.",
      doc: "How long before an event in its halls it opens, besides its weekly hours; null where events do not open it.",
      example: 60,
      hidden: true,
    }),
    publicHolidays: field(
      namedChoice("PublicHolidays", "The hours on public holidays.", { closed: "Stengt", asUsual: "Som vanlig" }),
      {
        label: "Helligdager",
        help: "closed holder stengt på helligdager.",
        example: "closed",
      },
    ),
    note: field(text.optional(), {
      label: "Merknad",
      help: "Noe å vite om åpningstidene.",
      example: "Meråpent med lånekort",
    }),
  })
  .superRefine((part, context) => {
    if ((part.weekly === undefined) !== (part.followsProgramme === undefined)) return;
    context.addIssue({
      code: "custom",
      path: ["weekly"],
      message:
        part.weekly === undefined
          ? `mangler. → Skriv de vanlige tidene, eller ${either("followsProgramme når tidene skal følge programmet", "la tidene følge programmet")}.`
          : `kan ikke stå sammen med ${labelled("followsProgramme")}. → ${either("Fjern weekly når tidene skal følge programmet, og followsProgramme ellers.", "Fjern de vanlige tidene når tidene skal følge programmet, og «Følger programmet» ellers.")}`,
    });
  }, evenWhenFieldsAreWrong);

export type OpeningHours = z.infer<typeof schema>;

/** A part's hours in the form that the opening-hours rules take, without the programme's days. */
export const weeklyHours = ({ weekly, exceptions, publicHolidays }: OpeningHours): PartHours => ({
  weekly: weekly ?? [],
  exceptions: exceptions.map((one) => ({
    ...one,
    to: one.to ?? null,
    opens: one.opens ?? null,
    closes: one.closes ?? null,
  })),
  publicHolidays,
});

/** Opening hours of one part of the venue; listed by the site, with a node each. */
export const openingHours = named(
  {
    name: "OpeningHours",
    doc: "Opening hours of one part of the venue.",
    implements: "Node",
    derived: {
      minutesBefore: derived(
        z.int().nullable(),
        {
          doc: "How long before the day's first showing the doors open, or null where the week has a habit.",
          example: 30,
        },
        ({ followsProgramme }: OpeningHours) => followsProgramme?.minutesBefore ?? null,
      ),
      openDays: derived(
        z.array(openDay),
        {
          doc: "Days with showings, past ones too, where the doors open for them; otherwise empty.",
          example: "openDays { date opens closes }",
        },
        ({ id }: OpeningHours, { openDaysOf }: NodeContext) => [...openDaysOf(id)],
      ),
    },
  },
  schema,
);
