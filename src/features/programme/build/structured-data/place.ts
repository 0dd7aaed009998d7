import type { CivicStructure, DayOfWeek, OpeningHoursSpecification, PostalAddress } from "schema-dts";
import { WEEKDAY_KEYS, type WeekdayKey } from "../../../../rules/opening-hours";
import { absolute, type Showing, type Website } from "../programme";

export const address = ({ address: { street, postalCode, city } }: Website): PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: street,
  postalCode,
  addressLocality: city,
  addressCountry: "NO",
});

export const houseId = (website: Website): string => `${website.url}#huset`;

const DAYS: Readonly<Record<WeekdayKey, DayOfWeek>> = {
  monday: "https://schema.org/Monday",
  tuesday: "https://schema.org/Tuesday",
  wednesday: "https://schema.org/Wednesday",
  thursday: "https://schema.org/Thursday",
  friday: "https://schema.org/Friday",
  saturday: "https://schema.org/Saturday",
  sunday: "https://schema.org/Sunday",
};

/** schema.org's clock ends a minute before midnight. */
const clock = (time: string): string => (time === "24:00" ? "23:59" : time);

/** schema.org's way to say that it is shut: it opens and closes at the same moment. */
const SHUT = { opens: "00:00", closes: "00:00" } as const;

type Part = Website["openingHours"][number];

const hours = ({ weekly, exceptions, publicHolidays }: Part): readonly OpeningHoursSpecification[] => [
  ...weekly.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: WEEKDAY_KEYS.filter((key) => days.includes(key)).map((key) => DAYS[key]),
    opens: clock(opens),
    closes: clock(closes),
  })),
  ...exceptions.map(({ from, to, closed, opens, closes, reason }) => ({
    "@type": "OpeningHoursSpecification" as const,
    name: reason,
    validFrom: from,
    validThrough: to ?? from,
    ...(closed || opens === null || closes === null ? SHUT : { opens: clock(opens), closes: clock(closes) }),
  })),
  ...(publicHolidays === "closed"
    ? [
        {
          "@type": "OpeningHoursSpecification" as const,
          dayOfWeek: "https://schema.org/PublicHolidays" as const,
          ...SHUT,
        },
      ]
    : []),
];

/** What a part of the house is, as far as its name tells. */
const kindOf = (name: string): "MovieTheater" | "Library" | "CafeOrCoffeeShop" | "CivicStructure" => {
  if (/kino/i.test(name)) return "MovieTheater";
  if (/bibliotek/i.test(name)) return "Library";
  return /kantin|kaf[eé]/i.test(name) ? "CafeOrCoffeeShop" : "CivicStructure";
};

/** The house with its address, and the opening hours of each of its parts. */
export const house = (website: Website): CivicStructure => {
  const [office] = website.contact;
  return {
    "@type": "CivicStructure",
    "@id": houseId(website),
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
      openingHoursSpecification: hours(part),
    })),
  };
};

/** The hall of a showing; search engines want a name and an address with every event. */
export const hallPlace = ({ hall, production }: Showing, website: Website) => ({
  "@type": production.object === "movie" ? ("MovieTheater" as const) : ("EventVenue" as const),
  name: `${hall.name}, ${website.address.name}`,
  address: address(website),
  maximumAttendeeCapacity: hall.capacity,
  ...(hall.page === null ? {} : { url: absolute(website, hall.page) }),
});
