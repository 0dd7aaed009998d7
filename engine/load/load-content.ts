import { MODELS } from "../../domain/entities/models";
import type { PublishedState } from "../../domain/publishing/published-state";
import type { LocalDate, LocalDateTime } from "../../domain/time/local-time";
import { checkIdentity } from "../checks/identity";
import { checkLinks } from "../checks/links";
import { checkFilters } from "../checks/lost/filters";
import { checkLostPages } from "../checks/lost/lost-pages";
import { checkOccasions } from "../checks/lost/occasions";
import { checkSinceLast } from "../checks/lost/since-last";
import { PictureFactsCache } from "../checks/pictures/picture-facts-cache";
import { checkStaticFiles } from "../checks/static-files";
import { chooseSite } from "../content/choose-site";
import type { Entry } from "../content/content";
import { Guard, stopped } from "../content/guard";
import { namedAsFiles } from "../content/picture-files";
import { expandRoutes } from "../expand/expand-routes";
import { openLibrary } from "../expand/library";
import type { LoadedContent } from "../expand/resolve-sources";
import { groupProblems } from "../problems/group-problems";
import { isError, type Problem } from "../problems/problem";
import { faultyFiles } from "../reading/faulty-files";
import { contentIn, readSnapshot, type Snapshot, type UnsavedTexts } from "../reading/read-content";
import { factsIn } from "../resolve/facts-in";
import { fillFacts } from "../resolve/fill-facts";
import { resolveLists, settingsIn } from "../resolve/resolve-lists";
import { shownPages } from "../shown/shown-pages";
import { checkEntities } from "./check-entities";
import type { LoadMemory } from "./load-memory";
import { validatedContent } from "./validated-content";

export interface LoadOptions {
  /** The content folder. */
  readonly contentRoot: string;
  /** The folder of static files. */
  readonly staticRoot: string;
  /** The site to build; optional when there is only one. */
  readonly siteId: string | undefined;
  /** The day of the build. */
  readonly today: LocalDate;
  /** The moment of the build, which decides what is shown; the start of its day by default. */
  readonly moment?: LocalDateTime | undefined;
  /** The last published state of a site, if known. */
  readonly published?: (siteId: string) => PublishedState | null;
  /** Cache file for picture facts, so that none is decoded twice; without it they are cached in memory only. */
  readonly pictureFactsFile?: string;
  /** State of an earlier load of the same folder, so that only changed files are read. */
  readonly memory?: LoadMemory;
  /** The folder as it was read just before; read again by default. */
  readonly snapshot?: Snapshot;
  /** Unsaved texts of content files, by file ("pages/om-oss.json"); null for a deleted file. */
  readonly unsaved?: UnsavedTexts;
  /** True to report each occurrence of a problem, instead of the first few of many alike. */
  readonly everyPlace?: boolean;
}

export interface LoadResult {
  /** Null when there are errors: invalid content is never partly built. */
  readonly loaded: LoadedContent | null;
  readonly problems: readonly Problem[];
}

const bySeverityAndPlace = (a: Problem, b: Problem): number =>
  Number(isError(b)) - Number(isError(a)) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

const inOrder = (problems: readonly Problem[], everyPlace = false): readonly Problem[] => {
  const sorted = [...problems].sort(bySeverityAndPlace);
  return everyPlace ? sorted : groupProblems(sorted);
};

const load = async (options: LoadOptions, guard: Guard): Promise<LoadResult> => {
  const { contentRoot, staticRoot, siteId, today, memory, unsaved, everyPlace } = options;
  const moment = options.moment ?? `${today}T00:00`;
  const pictureFacts = memory?.pictures ?? new PictureFactsCache(options.pictureFactsFile);
  const snapshot = options.snapshot ?? (await readSnapshot(contentRoot, memory?.read));
  const read = contentIn(snapshot, unsaved);
  const { problems: unreadable } = read;
  const listed = guard.ofFile("lister", "sites", {
    work: () => resolveLists(read.documents, { siteId, moment }),
    instead: read.documents,
  });
  const facts = factsIn(settingsIn(read.documents, siteId));
  const documents = guard.ofFile("fakta", "sites", {
    work: () => fillFacts(listed, facts),
    instead: listed,
  });
  const filled = { ...read, documents, facts };
  const { content: valid, problems: invalid, links: written } = validatedContent(filled, guard);
  const clean = namedAsFiles(valid, read.pictures);
  const first = [...unreadable, ...invalid, ...checkIdentity(clean)];

  const faulty = faultyFiles(documents, [...first, ...guard.problems]);

  const chosen = guard.ofFile("valg av nettsted", "sites", {
    work: () => chooseSite(clean, { siteId, today }),
    instead: null,
  });
  if (chosen === null || "severity" in chosen) {
    return { loaded: null, problems: inOrder([...first, ...guard.problems, ...(chosen ? [chosen] : [])], everyPlace) };
  }
  const content = chosen;

  const referring = await checkEntities(content, { clean, faulty, guard, today, contentRoot, written, pictureFacts });
  const badPages = new Set(referring.filter(isError).map(({ file }) => file));
  const isSound = ({ origin }: Entry<unknown>) => !badPages.has(origin.file);
  const sound = content.pages.filter(isSound);

  const everything = openLibrary(content, today);
  const filtering = await guard.check("filtre", content, () => [
    ...checkFilters(sound, { content, library: everything, faulty }),
    ...checkOccasions(sound, content, everything),
  ]);
  const { pages: allPages, problems: routing } = await guard.ofContent(
    "adresser",
    { ...content, pages: sound },
    {
      work: (some) => expandRoutes(some.pages, everything),
      instead: { pages: [], problems: [] },
    },
  );
  const { present, shown, gone, pages, resolved, links } = shownPages(content, {
    today,
    moment,
    allPages,
    everything,
    isSound,
    written,
    guard,
  });
  const paths = new Set(pages.map(({ path }) => path));
  const hasAllEntities = Object.values(MODELS).every(({ folder }) => faulty.isWhole(folder));
  const everythingRead = ![...first, ...referring, ...filtering, ...guard.problems].some(isError);
  const linking = everythingRead
    ? await guard.check("lenker", present, (some) => checkLinks(some, { written: links, paths, staticRoot, gone }))
    : [];
  const standing = await guard.check("filer", content, () => checkStaticFiles(pages, staticRoot));
  const before = options.published?.(content.site.entity.id) ?? null;
  const lost =
    everythingRead && routing.length === 0
      ? [
          ...(await guard.check("tap", present, (some) => checkLostPages(some, pages))),
          ...(before ? await guard.check("tap", content, (some) => checkSinceLast(some, { paths, before, gone })) : []),
        ]
      : [];

  const problems = inOrder(
    [
      ...first,
      ...referring,
      ...filtering,
      ...routing,
      ...(hasAllEntities ? resolved.flatMap((page) => page.problems) : []),
      ...linking,
      ...standing,
      ...lost,
      ...guard.problems,
    ],
    everyPlace,
  );
  const loaded = problems.some(isError) ? null : { ...shown, today, resolvedPages: resolved.map(({ page }) => page) };
  return { loaded, problems };
};

/**
 * Reads, validates, checks, expands and resolves a content folder. Never throws: all problems are reported at once, and
 * an exception in a step is reported with the file.
 */
export const loadContent = async (options: LoadOptions): Promise<LoadResult> => {
  const guard = new Guard();
  try {
    return await load(options, guard);
  } catch (error) {
    return { loaded: null, problems: inOrder([...guard.problems, stopped("innhold", options.contentRoot, error)]) };
  }
};
