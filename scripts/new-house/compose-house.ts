import { bareName } from "../../engine/checks/contradictions/twins";
import type { Part } from "./answers/parts";
import type { Contribution, House } from "./house";
import { menuFiles } from "./menus";
import { aboutPage } from "./pages/about";
import { accessibilityPage } from "./pages/accessibility";
import { articles } from "./pages/articles";
import { cookiesPage } from "./pages/cookies";
import { frame } from "./pages/frame";
import { privacyArticle } from "./pages/privacy";
import { cinema } from "./parts/cinema";
import { culture, eventPage } from "./parts/culture";
import { filmClub } from "./parts/film-club";
import { letting } from "./parts/letting";
import { library } from "./parts/library";
import { canteen, school } from "./parts/other-parts";
import { pictureOf } from "./pictures/motifs";
import { siteFile } from "./site";

const CONTRIBUTIONS: Readonly<Record<Part, (house: House) => Contribution>> = {
  kino: cinema,
  kultur: culture,
  bibliotek: library,
  kulturskole: school,
  kantine: canteen,
  utleie: letting,
  filmklubb: filmClub,
};

const PRACTICAL = {
  label: "Praktisk informasjon",
  path: "/praktisk-informasjon",
  text: "Adresse, kontakt og det du lurer på før du kommer.",
  picture: pictureOf("hus"),
};

const isPart = (name: string): name is Part => Object.hasOwn(CONTRIBUTIONS, name);

interface LogoFiles {
  readonly logo: string;
  readonly icon: string;
}

interface PageFile {
  readonly title: string;
  readonly meta: { readonly nb: { readonly title: string } };
}

const isPageFile = (file: object): file is PageFile => "title" in file && "meta" in file;

const isRoom = (name: string): boolean => name.startsWith("pages/rom-");

/** A room that is named as the house or as another page («Biblioteket») gets a page titled by what is offered. */
const withDistinctTitles = (files: Readonly<Record<string, object>>): Readonly<Record<string, object>> => {
  const taken = new Set(
    Object.entries(files).flatMap(([name, file]) => (!isRoom(name) && isPageFile(file) ? [bareName(file.title)] : [])),
  );
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => {
      if (!(isRoom(name) && isPageFile(file) && taken.has(bareName(file.title)))) return [name, file];
      const title = `Leie av ${file.title}`;
      return [name, { ...file, title, meta: { nb: { ...file.meta.nb, title } } }];
    }),
  );
};

/** The JSON files of a house's content: the contributions of its parts, and what every house has. */
export const composeHouse = (house: House, files: LogoFiles): Readonly<Record<string, object>> => {
  const parts = Object.keys(CONTRIBUTIONS).filter(isPart).filter(house.has);
  const contributions = parts.map((part) => CONTRIBUTIONS[part](house));
  const redirects = Object.entries(Object.assign({}, ...contributions.map((one) => one.redirects ?? {})));
  return withDistinctTitles({
    ...siteFile(house, files),
    ...frame(house, [...contributions.flatMap(({ links = [] }) => links), PRACTICAL]),
    ...aboutPage(house),
    ...accessibilityPage(house),
    ...cookiesPage(house),
    ...articles(house),
    ...privacyArticle(house),
    ...(house.hasCulture && eventPage(house)),
    ...Object.assign({}, ...contributions.map((one) => one.files)),
    ...menuFiles(contributions),
    "settings/redirects.json": {
      redirects: [
        ...redirects.map(([from, to]) => ({ from, to })),
        { from: "/personvern", to: "/article/personvernerklaering" },
        { from: "/kontakt", to: "/praktisk-informasjon" },
      ],
    },
  });
};
