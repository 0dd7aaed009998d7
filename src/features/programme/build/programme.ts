import { byText } from "../../../../domain/collections/by-text";
import { grouped } from "../../../../domain/collections/grouped";
import { ofNode } from "../../../../domain/publishing/node-error";
import { lastChanged } from "../../../../domain/showings/showing-change";
import { type ShowingState, stateAt } from "../../../../domain/showings/showing-state";
import { addDays, dateOf } from "../../../../domain/time/local-time";

/** The result of the build's query; see gatsby/outputs/machine/machine-query.ts. */
export type MachineData = Queries.MachineQuery;
export type Website = NonNullable<MachineData["website"]>;
export type Production = MachineData["allProduction"]["nodes"][number];
export type Article = MachineData["allArticle"]["nodes"][number];
export type PageFacts = MachineData["allPage"]["nodes"][number];

/** An event with its production. */
export type Showing = Omit<MachineData["allEvent"]["nodes"][number], "production"> & {
  readonly production: Production;
  /** When it was last changed, Oslo wall clock. */
  readonly lastChanged: string;
  /** Its state at the moment of the build, from which all outputs are derived. */
  readonly now: ShowingState;
};

/** A film with all its versions, or a culture event: each has a page of its own. */
export interface Title {
  /** The path of its page. */
  readonly path: string;
  /** The main version, whose number is in the address. */
  readonly main: Production;
  readonly versions: readonly Production[];
  readonly showings: readonly Showing[];
}

export interface Programme {
  readonly website: Website;
  /** The build's moment, Oslo wall clock. */
  readonly moment: string;
  /** Its day. */
  readonly today: string;
  /** Earliest first. */
  readonly showings: readonly Showing[];
  /** In alphabetical order. */
  readonly titles: readonly Title[];
  readonly productions: readonly Production[];
  readonly articles: readonly Article[];
  readonly pages: readonly PageFacts[];
  /** Paths that the menus link to. */
  readonly menuPaths: ReadonlySet<string>;
}

/** Whether it is the version whose number is in the film's address; culture events have one version. */
export const isMainVersion = ({ parentSlug, ediNumber }: Pick<Production, "parentSlug" | "ediNumber">): boolean =>
  parentSlug?.endsWith(`-${ediNumber}`) ?? true;

const titlesOf = (productions: readonly Production[], showings: readonly Showing[]): readonly Title[] => {
  const versionsAt = grouped(productions, ({ path }) => path);
  const showingsAt = grouped(showings, ({ production }) => production.path);
  const paths = [...versionsAt.keys()].filter((path) => path !== null);
  return paths.sort().flatMap((path) => {
    const versions = versionsAt.get(path) ?? [];
    const main = versions.find(isMainVersion) ?? versions[0];
    return main ? [{ path, main, versions, showings: showingsAt.get(path) ?? [] }] : [];
  });
};

/**
 * Combines the query's results in an order that depends on the content only, so that builds of the same content write
 * the same bytes. Null when there is no site.
 */
export const openProgramme = (data: MachineData): Programme | null => {
  const { website, buildMoment } = data;
  if (!website || !buildMoment) return null;
  const { moment } = buildMoment;
  const productions = [...data.allProduction.nodes].sort(byText(({ key }) => key));
  const byKey = new Map(productions.map((production) => [production.key, production]));
  const showings = data.allEvent.nodes
    .flatMap((event) => {
      const production = byKey.get(event.production.key);
      if (!production) return [];
      const now = ofNode("Event", event.key, () => stateAt(event, moment));
      return [{ ...event, production, lastChanged: lastChanged(event), now }];
    })
    .sort(byText(({ startIso, key }) => `${startIso} ${key}`));
  return {
    website,
    moment,
    today: dateOf(moment),
    showings,
    titles: titlesOf(productions, showings),
    productions,
    articles: [...data.allArticle.nodes].sort(
      (a, b) => b.createdAt - a.createdAt || byText<Article>((x) => x.title)(a, b),
    ),
    pages: data.allPage.nodes,
    menuPaths: new Set(data.allMenuItem.nodes.flatMap(({ path }) => (path === null ? [] : [path]))),
  };
};

/** The absolute address of a path of the site. */
export const absolute = ({ url }: Website, path: string): string => (path === "/" ? url : url + path);

/** A title with what distinguishes its versions: "Månebyen (3D)". */
export const titleOf = ({ title, versionLabel }: Production): string =>
  versionLabel === null ? title : `${title} (${versionLabel})`;

/** Whether a showing has not ended. A cancelled one stays until its planned end. */
export const isLeft = ({ now }: Showing): boolean => now.phase !== "ended";

/** Whether a showing has yet to begin. */
export const isComing = ({ now }: Showing): boolean => now.phase === "coming";

/** How long past showings stay in calendars and open data. */
const KEPT_DAYS = 60;

/** The day from which they are kept. */
export const keptSince = (moment: string): string => addDays(dateOf(moment), -KEPT_DAYS);

/** Coming showings and those of the last weeks: the number of past showings grows with the years. */
export const recentShowings = ({ showings, moment }: Pick<Programme, "showings" | "moment">): readonly Showing[] => {
  const since = keptSince(moment);
  return showings.filter(({ start }) => dateOf(start) >= since);
};
