import { join } from "node:path";
import type { LocalDate } from "../../../../src/rules/local-time";
import type { PublishedState } from "../../../../src/rules/published-state";
import { checkChanges } from "../checks/changes";
import { checkContradictions } from "../checks/contradictions/contradictions";
import { checkDemonstration } from "../checks/demonstration";
import { checkEvents } from "../checks/events";
import { checkFilms } from "../checks/films";
import { checkIdentity } from "../checks/identity";
import { checkLinks, linkedPaths } from "../checks/links";
import { checkFilters } from "../checks/lost/filters";
import { checkLanguages } from "../checks/lost/languages";
import { checkLostPages } from "../checks/lost/lost-pages";
import { checkMenuLevels } from "../checks/lost/menus";
import { checkSinceLast } from "../checks/lost/since-last";
import { checkMenus } from "../checks/menus";
import { checkPages } from "../checks/pages";
import { checkPictures } from "../checks/pictures";
import { checkSite } from "../checks/site";
import { chooseSite } from "./choose-site";
import { cleanContent } from "./clean-content";
import type { SiteContent } from "./content";
import { expandRoutes } from "./expand-routes";
import { faultyFiles } from "./faulty-files";
import { openLibrary } from "./library";
import { isError, type Problem } from "./problem";
import { readContent } from "./read-content";
import { type ResolvedPage, resolvePage } from "./resolve-sources";
import { validate } from "./validate";

/** Where the entities come from that pages show. */
const MODEL_FOLDERS = ["productions", "events", "articles"] as const;

export interface LoadOptions {
  /** The content folder. */
  readonly contentRoot: string;
  /** The folder of files that are served as they are. */
  readonly staticRoot: string;
  /** Which site of the folder; may be left out when there is one. */
  readonly siteId: string | undefined;
  /** The build's day. */
  readonly today: LocalDate;
  /** What the last build of a site published, if it is known. */
  readonly published?: (siteId: string) => PublishedState | null;
}

/** A content folder that can be built. */
export interface LoadedContent extends SiteContent {
  readonly resolvedPages: readonly ResolvedPage[];
  readonly today: LocalDate;
}

export interface LoadResult {
  /** Null when there are errors: bad content is never half-built. */
  readonly loaded: LoadedContent | null;
  readonly problems: readonly Problem[];
}

const bySeverityAndPlace = (a: Problem, b: Problem): number =>
  Number(isError(b)) - Number(isError(a)) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

const inOrder = (problems: readonly Problem[]): readonly Problem[] => [...problems].sort(bySeverityAndPlace);

/** Reads, validates, checks, expands and resolves a content folder. Never throws for bad content: all is told at once. */
export const loadContent = async (options: LoadOptions): Promise<LoadResult> => {
  const { contentRoot, staticRoot, siteId, today } = options;
  const { documents, problems: unreadable } = await readContent(contentRoot);
  const { content: valid, problems: invalid } = validate(documents);
  const { content: clean, problems: unclean, links: written } = cleanContent(valid);
  const first = [...unreadable, ...invalid, ...unclean, ...checkIdentity(clean)];

  const faulty = faultyFiles(documents, first);

  const content = chooseSite(clean, { siteId, today });
  if ("severity" in content) return { loaded: null, problems: inOrder([...first, content]) };

  // A demonstration's dates as they stand in the files, for what is told of them.
  const inFiles = { ...content, events: clean.events, productions: clean.productions };

  const misplaced = checkMenus(content, faulty);
  const referring = [
    ...checkSite(content),
    ...misplaced,
    ...(faulty.isWhole("menus") && misplaced.length === 0 ? checkMenuLevels(content) : []),
    ...checkEvents(asWritten, faulty),
    ...checkChanges(content, today),
    ...checkDemonstration(content, today),
    ...checkFilms(content, { today, faulty }),
    ...checkPages(content),
    ...checkLanguages(clean, { site: content.site, linked: linkedPaths(content, written) }),
    ...checkContradictions(inFiles, { sites: clean.sites, today }),
    ...(await checkPictures(content, join(contentRoot, "images"))),
  ];
  const badPages = new Set(referring.filter(isError).map(({ file }) => file));
  const sound = content.pages.filter(({ origin }) => !badPages.has(origin.file));

  const library = openLibrary(content);
  const filtering = checkFilters(sound, { content, library, faulty });
  const { pages, problems: routing } = expandRoutes(sound, library);
  const resolved = pages.map((page) => resolvePage(page, library, content.site.entity.locale.default));
  const paths = new Set(pages.map(({ path }) => path));
  const hasAllEntities = MODEL_FOLDERS.every(faulty.isWhole);
  const everythingRead = ![...first, ...referring, ...filtering].some(isError);
  const linking = everythingRead ? checkLinks(content, { written, paths, staticRoot }) : [];
  const before = options.published?.(content.site.entity.id) ?? null;
  const lost =
    everythingRead && routing.length === 0
      ? [...checkLostPages(content, pages), ...(before ? checkSinceLast(content, { paths, before }) : [])]
      : [];

  const problems = inOrder([
    ...first,
    ...referring,
    ...filtering,
    ...routing,
    ...(hasAllEntities ? resolved.flatMap((page) => page.problems) : []),
    ...linking,
    ...lost,
  ]);
  const loaded = problems.some(isError) ? null : { ...content, today, resolvedPages: resolved.map(({ page }) => page) };
  return { loaded, problems };
};
