import type { OpenDay } from "../../../../src/rules/programme-hours";
import type { OpeningHours } from "./site";

export const OPENING_HOURS_SDL = /* GraphQL */ `
  """
  Opening hours of one part of the house.
  """
  type OpeningHours implements Node @dontInfer {
    "The id that editors wrote. Example: \\"biblioteket\\""
    key: String!
    "Example: \\"Biblioteket\\""
    name: String!
    "The habit of the week; empty when the hours follow the programme. Example: weekly { days opens closes }"
    weekly: [WeeklyHours!]!
    "How long before the day's first showing the doors open, or null where the week has a habit. Example: 30"
    minutesBefore: Int
    "Days with showings, past ones too, when the hours follow the programme; otherwise empty. Example: openDays { date opens closes }"
    openDays: [OpenDay!]!
    "Days that differ. Example: exceptions { from reason }"
    exceptions: [HoursException!]!
    "\\"closed\\" or \\"asUsual\\". Example: \\"closed\\""
    publicHolidays: String!
    "Example: \\"Meråpent med lånekort\\""
    note: String
  }

  "Hours on some days of the week."
  type WeeklyHours @dontInfer {
    "English names, Monday first. Example: [\\"monday\\"]"
    days: [String!]!
    "Example: \\"10:00\\""
    opens: String!
    "Example: \\"18:00\\""
    closes: String!
    "Example: \\"Selvbetjent\\""
    note: String
  }

  "When the doors are open on a day with showings."
  type OpenDay @dontInfer {
    "Example: \\"2026-12-05\\""
    date: String!
    "Example: \\"12:30\\""
    opens: String!
    "On the next day when it is not after opens. Example: \\"00:35\\""
    closes: String!
  }

  "Days with other hours."
  type HoursException @dontInfer {
    "First day. Example: \\"2026-12-24\\""
    from: String!
    "Last day, or null for one day. Example: \\"2026-12-26\\""
    to: String
    "Example: true"
    closed: Boolean!
    "Example: \\"10:00\\""
    opens: String
    "Example: \\"14:00\\""
    closes: String
    "Example: \\"Planleggingsdag\\""
    reason: String!
  }
`;

export const openingHoursNode = (part: OpeningHours, openDays: readonly OpenDay[]) => ({
  key: part.id,
  name: part.name,
  weekly: (part.weekly ?? []).map((hours) => ({ ...hours, note: hours.note ?? null })),
  minutesBefore: part.followsProgramme?.minutesBefore ?? null,
  openDays,
  exceptions: part.exceptions.map((one) => ({
    ...one,
    to: one.to ?? null,
    opens: one.opens ?? null,
    closes: one.closes ?? null,
  })),
  publicHolidays: part.publicHolidays,
  note: part.note ?? null,
});
