import { sentenceCase } from "../../../domain/time/norwegian";
import type { House } from "../house";
import { pictureOf } from "../pictures/motifs";
import { cover } from "./cover";
import { page, ROWS } from "./page";

/** Pages that every house has: the front page, the search, the not-found page and the offline page. */
const programmeBlocks = (house: House) => [
  ...(house.has("kino")
    ? [
        {
          component: "schedule",
          id: "program",
          at: [1, 1, 1] as const,
          data: { events: "forestillinger" },
          settings: {
            heading: "På kino",
            variant: "hero",
            days: 3,
            childQuestion: true,
            link: { label: "Se hele kinoprogrammet", path: "/kinoprogram" },
            emptyText: "Det er ingen forestillinger de neste dagene.",
          },
        },
      ]
    : []),
  ...(house.hasCulture
    ? [
        {
          component: "culture-programme",
          id: "arrangementer",
          at: [2, 1, 1] as const,
          data: { events: "arrangementer" },
          settings: {
            heading: house.has("kultur") ? "Kultur i huset" : "Dette skjer",
            limit: 6,
            ...(house.has("kultur") && { link: { label: "Se hele kulturprogrammet", path: "/kulturprogram" } }),
            emptyText: "Ingen arrangementer er lagt ut akkurat nå. Nye kommer så snart de er klare.",
          },
        },
      ]
    : []),
];

const front = (house: House, links: readonly object[]) =>
  page({
    id: "forside",
    title: house.name,
    path: "/",
    rows: [house.has("kino") ? ROWS.dark : ROWS.cover, ROWS.plain, ROWS.tint],
    sources: [
      ...(house.has("kino")
        ? [{ name: "forestillinger", model: "event" as const, where: { "production.object": "movie" } }]
        : []),
      ...(house.hasCulture
        ? [{ name: "arrangementer", model: "event" as const, where: { "production.object": "culture" } }]
        : []),
    ],
    blocks: [
      ...(house.has("kino") ? [] : [cover({ motif: "hus", heading: house.name, text: descriptionOf(house) })]),
      ...programmeBlocks(house),
      { component: "quick-links", id: "snarveier", at: [3, 1, 1], settings: { heading: "Finn fram", links } },
    ],
    metaTitle: house.name,
    description: descriptionOf(house),
    image: "hus",
  });

const WORDS = {
  kino: "kino",
  kultur: "konserter og scene",
  bibliotek: "bibliotek",
  kulturskole: "kulturskole",
  kantine: "kantine",
  utleie: "rom til leie",
  filmklubb: null,
} as const;

/** "Kino, bibliotek og rom til leie i Vika." */
export const descriptionOf = ({ parts, municipality }: House): string => {
  const words = Object.entries(WORDS).flatMap(([part, word]) =>
    word !== null && parts.some((one) => one === part) ? [word] : [],
  );
  const all = [words.slice(0, -1).join(", "), words.at(-1) ?? ""].filter((one) => one !== "").join(" og ");
  return `${sentenceCase(all)} i ${municipality}.`;
};

const furtherLinks = ({ programme }: House) => [
  { label: "Gå til forsiden", path: "/" },
  ...(programme === null ? [] : [programme]),
  { label: "Søk på nettstedet", path: "/sok" },
];

/** The front page with its shortcuts, and the pages that the site needs. */
export const frame = (house: House, links: readonly object[]) => ({
  ...front(house, links),
  ...page({
    id: "404",
    title: "Siden finnes ikke",
    path: "/404",
    block: {
      component: "not-found",
      id: "ikke-funnet",
      settings: {
        heading: "Her var det tomt",
        text: "Vi finner ikke siden du leter etter. Den kan være flyttet eller tatt bort, eller det kan være en skrivefeil i adressen.",
        picture: pictureOf("hus"),
        links: furtherLinks(house),
      },
    },
    description: "Vi finner ikke siden du leter etter. Gå til forsiden eller søk på nettstedet.",
    image: "hus",
  }),
  ...page({
    id: "uten-nett",
    title: "Uten nett",
    path: "/uten-nett",
    block: {
      component: "offline",
      id: "uten-nett",
      settings: {
        heading: "Du er uten nett",
        text: "Denne siden er ikke lagret på enheten din. Prøv igjen når du har dekning. Så lenge kan du lese sidene under.",
        picture: pictureOf("hus"),
        keptHeading: "Dette kan du lese nå",
        links: [
          ...(house.programme === null ? [] : [{ label: house.programme.label, path: house.programme.path }]),
          { label: "Forsiden", path: "/" },
        ],
      },
    },
    description: "Siden som vises når du er uten nett.",
    image: "hus",
  }),
  ...page({
    id: "sok",
    title: "Søk",
    path: "/sok",
    block: {
      component: "search-field",
      id: "sok",
      settings: {
        text: "Søk i alt som står på nettstedet.",
        examples: ["åpningstider", "kontakt"],
        ways: furtherLinks(house).slice(0, -1),
      },
    },
    description: `Søk i alt på nettstedet til ${house.name}.`,
    image: "hus",
  }),
});
