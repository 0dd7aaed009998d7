import type { Person } from "../../api/accounts";
import type { Desk, Lists } from "../../api/api";
import { isAdmin, mayChange } from "../data/desk-context";
import {
  ACCOUNTS,
  AUDIT,
  editAddress,
  HISTORY,
  listAddress,
  newAddressOf,
  newShowingAddress,
  OVERVIEW,
  PICTURES,
  PUBLISHING,
  partAddress,
  type Route,
  weekAddress,
} from "../data/route";
import type { IconName } from "../elements/icon";

export interface Place {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  /** What it is for, where there is room to tell. */
  readonly about?: string;
  /** How many in the list have errors or warnings. */
  readonly work?: number;
}

export interface PlaceGroup {
  readonly name: "Program" | "Innhold" | "Huset" | "Arbeid";
  readonly places: readonly Place[];
}

interface Seen {
  readonly desk: Desk;
  readonly lists: Lists;
  readonly person: Person | null;
}

export const TODAY: Place = { label: "I dag", href: OVERVIEW, icon: "today" };
const WEEK: Place = { label: "Uka", href: weekAddress(), icon: "week" };

/** What is begun most often. */
export const NEW_PLACES: readonly Place[] = [
  {
    label: "Ny forestilling",
    href: newShowingAddress(),
    icon: "showing",
    about: "En film eller et arrangement på et klokkeslett",
  },
  {
    label: "Ny film",
    href: newAddressOf("productions", "film"),
    icon: "film",
    about: "Med plakat, omtale og forestillinger",
  },
  {
    label: "Nytt arrangement",
    href: newAddressOf("productions", "arrangement"),
    icon: "event",
    about: "Konsert, teater, quiz eller foredrag",
  },
  {
    label: "Ny artikkel",
    href: newAddressOf("articles", "artikkel"),
    icon: "text",
    about: "En nyhet eller en forklaring",
  },
  {
    label: "Ny side",
    href: newAddressOf("pages", "side"),
    icon: "page",
    about: "En fast side med egen adresse",
  },
  {
    label: "Ny videresending",
    href: newAddressOf("redirects", "videresending"),
    icon: "way",
    about: "Fra en gammel adresse til en ny",
  },
];

/** Parts of the site's settings with places of their own, by their fields. */
export const OWN_PLACES: Readonly<Record<string, Pick<Place, "label" | "icon">>> = {
  openingHours: { label: "Åpningstider", icon: "clock" },
  priceLists: { label: "Priser", icon: "price" },
};

const partPlaces = ({ desk, lists, person }: Seen): readonly Place[] => {
  const site = lists.byType[desk.kinds.find(({ kind }) => kind === "sites")?.type ?? ""]?.[0]?.id;
  return site === undefined || !mayChange("sites", { person })
    ? []
    : Object.entries(OWN_PLACES).map(([field, place]) => ({ ...place, href: partAddress("sites", site, field) }));
};

const ICONS: Readonly<Record<string, IconName>> = {
  productions: "film",
  events: "showing",
  articles: "text",
  pages: "page",
  menuItems: "menu",
  redirects: "way",
  languages: "world",
};

export const iconOf = (kind: string): IconName => ICONS[kind] ?? "settings";

/** All screens of the desk, for the menu and the search. */
export const placeGroups = (seen: Seen): readonly PlaceGroup[] => {
  const { desk, lists, person } = seen;
  const placeOf = ({ kind, label, newLabel, type }: Desk["kinds"][number]): Place => {
    const entities = lists.byType[type] ?? [];
    return {
      label,
      href: newLabel === null && entities[0] ? editAddress(kind, entities[0].id) : listAddress(kind),
      icon: iconOf(kind),
      work: entities.filter(({ errors, warnings }) => errors + warnings > 0).length,
    };
  };
  const known = desk.kinds.filter(({ kind }) => mayChange(kind, { person }));
  const ofKinds = (kinds: readonly string[]) => known.filter(({ kind }) => kinds.includes(kind)).map(placeOf);
  const shown = ["productions", "events", "articles", "pages"];
  const groups: readonly PlaceGroup[] = [
    { name: "Program", places: [WEEK, ...ofKinds(shown.slice(0, 2))] },
    { name: "Innhold", places: [...ofKinds(shown.slice(2)), { label: "Bilder", href: PICTURES, icon: "picture" }] },
    {
      name: "Huset",
      places: [...partPlaces(seen), ...known.filter(({ kind }) => !shown.includes(kind)).map(placeOf)],
    },
    {
      name: "Arbeid",
      places: [
        { label: "Publisering", href: PUBLISHING, icon: "publish" },
        ...(desk.hasHistory ? [{ label: "Historikk", href: HISTORY, icon: "history" } as const] : []),
        ...(person !== null && isAdmin({ person })
          ? ([
              { label: "Kontoer", href: ACCOUNTS, icon: "person" },
              { label: "Hendelser", href: AUDIT, icon: "list" },
            ] as const)
          : []),
      ],
    },
  ];
  return groups.filter(({ places }) => places.length > 0);
};

const FIXED: Readonly<Record<string, string>> = {
  overview: OVERVIEW,
  week: weekAddress(),
  month: weekAddress(),
  pictures: PICTURES,
  history: HISTORY,
  publishing: PUBLISHING,
  accounts: ACCOUNTS,
  audit: AUDIT,
};

/** Addresses of the places that a screen belongs to, the nearest first. */
export const placesOf = (route: Route): readonly string[] => {
  if (route.screen === "edit") {
    const { kind, id, only } = route;
    return [...(only === null ? [] : [partAddress(kind, id, only)]), editAddress(kind, id), listAddress(kind)];
  }
  if (route.screen === "list" || route.screen === "new") return [listAddress(route.kind)];
  return [FIXED[route.screen] ?? ""];
};
