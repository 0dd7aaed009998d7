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
    "The habit of the week. Example: weekly { days opens closes }"
    weekly: [WeeklyHours!]!
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

export const openingHoursNode = (part: OpeningHours) => ({
  key: part.id,
  name: part.name,
  weekly: part.weekly.map((hours) => ({ ...hours, note: hours.note ?? null })),
  exceptions: part.exceptions.map((one) => ({
    ...one,
    to: one.to ?? null,
    opens: one.opens ?? null,
    closes: one.closes ?? null,
  })),
  publicHolidays: part.publicHolidays,
  note: part.note ?? null,
});
