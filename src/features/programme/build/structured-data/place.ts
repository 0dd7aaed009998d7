import type { CivicStructure, DayOfWeek, OpeningHoursSpecification, PostalAddress } from "schema-dts";
import { hoursOn, WEEKDAY_KEYS, type WeekdayKey } from "../../../../../domain/hours/opening-hours";
import { addDays } from "../../../../../domain/time/local-time";
import { absolute, type Programme, type Showing, type Website } from "../programme";

const address = ({ address: { street, postalCode, city } }: Website): PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: street,
  postalCode,
  addressLocality: city,
  addressCountry: "NO",
});

export const venueId = (website: Website): string => `${website.url}#huset`;

const DAYS: Readonly<Record<WeekdayKey, DayOfWeek>> = {
  monday: "https://schema.org/Monday",
  tuesday: "https://schema.org/Tuesday",
  wednesday: "https://schema.org/Wednesday",
  thursday: "https://schema.org/Thursday",
  friday: "https://schema.org/Friday",
  saturday: "https://schema.org/Saturday",
  sunday: "https://schema.org/Sunday",
};

/** schema.org's day ends a minute before midnight. */
const clock = (time: string): string => (time === "24:00" ? "23:59" : time);

/** schema.org's notation for a closed day: it opens and closes at the same moment. */
const SHUT = { opens: "00:00", closes: "00:00" } as const;

type Part = Website["openingHours"][number];

/** How many days ahead the days of a part that follows the programme are listed. */
const DAYS_AHEAD = 42;

/**
 * Each coming day by its date, except for exceptions and holidays: days without a showing are closed, or have the
 * weekly hours. After the programme's last day nothing is known.
 */
const dayByDay = (part: Part, today: string): readonly OpeningHoursSpecification[] => {
  const lastDay = part.openDays[part.openDays.length - 1]?.date ?? "";
  return Array.from({ length: DAYS_AHEAD }, (_, offset) => addDays(today, offset))
    .filter((date) => date <= lastDay)
    .filter((date) => part.weekly.length === 0 || part.openDays.some((day) => day.date === date))
    .map((date) => hoursOn(part, date))
    .filter(({ reason }) => reason === null)
    .flatMap(({ date, spans }) =>
      (spans.length === 0 ? [SHUT] : spans).map(({ opens, closes }) => ({
        "@type": "OpeningHoursSpecification" as const,
        validFrom: date,
        validThrough: date,
        opens: clock(opens),
        closes: clock(closes),
      })),
    );
};

const habit = ({ weekly }: Part): readonly OpeningHoursSpecification[] =>
  weekly.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: WEEKDAY_KEYS.filter((key) => days.includes(key)).map((key) => DAYS[key]),
    opens: clock(opens),
    closes: clock(closes),
  }));

const hours = (part: Part, today: string): readonly OpeningHoursSpecification[] => [
  ...habit(part),
  ...dayByDay(part, today),
  ...part.exceptions.map(({ from, to, closed, opens, closes, reason }) => ({
    "@type": "OpeningHoursSpecification" as const,
    name: reason,
    validFrom: from,
    validThrough: to ?? from,
    ...(closed || opens === null || closes === null ? SHUT : { opens: clock(opens), closes: clock(closes) }),
  })),
  ...(part.publicHolidays === "closed"
    ? [
        {
          "@type": "OpeningHoursSpecification" as const,
          dayOfWeek: "https://schema.org/PublicHolidays" as const,
          ...SHUT,
        },
      ]
    : []),
];

/** The type of a part of the venue, as far as its name determines it. */
const kindOf = (name: string): "MovieTheater" | "Library" | "CafeOrCoffeeShop" | "CivicStructure" => {
  if (/kino/i.test(name)) return "MovieTheater";
  if (/bibliotek/i.test(name)) return "Library";
  return /kantin|kaf[eé]/i.test(name) ? "CafeOrCoffeeShop" : "CivicStructure";
};

/** The venue with its address, and the opening hours of each of its parts. */
export const house = ({ website, today }: Pick<Programme, "website" | "today">): CivicStructure => {
  const [office] = website.contact;
  return {
    "@type": "CivicStructure",
    "@id": venueId(website),
    name: website.name,
    description: website.description,
    url: website.url,
    address: address(website),
    ...(office?.phone ? { telephone: office.phone } : {}),
    sameAs: website.social.map(({ url }) => url),
    containsPlace: website.openingHours.map((part) => ({
      "@type": kindOf(part.name),
      "@id": `${website.url}#${part.key}`,
      name: part.name,
      address: address(website),
      openingHoursSpecification: hours(part, today),
    })),
  };
};

/** The hall of a showing; search engines require a name and an address for every event. */
export const hallPlace = ({ hall, production }: Showing, website: Website) => ({
  "@type": production.object === "movie" ? ("MovieTheater" as const) : ("EventVenue" as const),
  name: `${hall.name}, ${website.address.name}`,
  address: address(website),
  maximumAttendeeCapacity: hall.capacity,
  ...(hall.page === null ? {} : { url: absolute(website, hall.page) }),
});
