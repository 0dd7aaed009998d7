import { BLOCKS } from "../../domain/blocks";
import type { WeeklyHours } from "./answers/opening-times";
import { PART_NAMES, PARTS } from "./answers/parts";
import type { House } from "./house";
import { descriptionOf } from "./pages/frame";
import { pictureOf } from "./pictures/motifs";

/** All block families, so that editors may use any block. */
const components = () =>
  [...new Map(BLOCKS.map(({ train, version }) => [train, version]))]
    .map(([train, version]) => ({ train, version }))
    .sort((a, b) => a.train.localeCompare(b.train));

interface HoursFile {
  readonly id: string;
  readonly name: string;
  readonly weekly?: readonly WeeklyHours[];
  readonly followsProgramme?: { readonly minutesBefore: number };
  readonly eventsOutsideHours?: boolean;
  readonly publicHolidays: "closed" | "asUsual";
}

/** A part that opens for its showings, as a cinema does. */
const withProgramme = (id: string, name: string): HoursFile => ({
  id,
  name,
  followsProgramme: { minutesBefore: 30 },
  publicHolidays: "asUsual",
});

const hoursOf = (house: House) =>
  PART_NAMES.filter(house.has).flatMap((part): readonly HoursFile[] => {
    const { hours: name } = PARTS[part];
    if (part === "filmklubb" || name === null) return [];
    if (part === "kino") return [withProgramme(part, name)];
    const weekly = house.openingHours[part];
    if (weekly !== undefined) return [{ id: part, name, weekly, eventsOutsideHours: true, publicHolidays: "closed" }];
    return part === "kultur" ? [withProgramme(part, "Scenen")] : [];
  });

const motifOf = (part: string | undefined) =>
  part === "kino" ? "kinosal" : part === "bibliotek" ? "bibliotek" : part === "kultur" ? "scene" : "rom";

/** The site's settings: in the test stage, and closed to search engines, until changed. */
export const siteFile = (house: House, { logo, icon }: { readonly logo: string; readonly icon: string }) => {
  const openingHours = hoursOf(house);
  const hasHours = (part: string | undefined): boolean => openingHours.some(({ id }) => id === part);
  return {
    [`sites/${house.id}.json`]: {
      id: house.id,
      name: house.name,
      description: descriptionOf(house),
      host: house.host,
      aliases: [],
      published: false,
      stage: "test",
      skeletonVersion: "v12.0.1",
      locale: { available: ["nb"], enabled: ["nb"], default: "nb" },
      components: components(),
      partners: house.partner === null ? [] : [house.partner],
      theme: {
        logo,
        favicon: icon,
        colors: house.colors,
        corners: house.corners,
        footer: { enabled: true, text: descriptionOf(house) },
        search: { enabled: true, path: "/sok" },
        language: { enabled: false },
      },
      advertisingMinutes: house.has("kino") ? 10 : 0,
      halls: house.halls.map(({ id, name, seats, wheelchairSpaces, part, toLet, prices }) => ({
        id,
        name,
        page: toLet && house.has("utleie") ? `/${id}` : null,
        part: hasHours(part) ? part : null,
        capacity: seats,
        wheelchairSpaces,
        accessibility: wheelchairSpaces > 0 ? ["wheelchair"] : [],
        picture: pictureOf(motifOf(part)),
        prices: toLet ? prices : [],
        bookingUrl: toLet ? (house.bookingUrl ?? null) : null,
      })),
      openingHours,
      address: { name: house.name, ...house.address },
      contact: [
        {
          id: "kontoret",
          name: "Kontoret",
          ...(house.phone !== undefined && { phone: house.phone }),
          email: house.email,
        },
      ],
      social: [],
      ...(house.ticketSeller !== null && { ticketSeller: house.ticketSeller }),
    },
  };
};
