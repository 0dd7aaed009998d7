import { either } from "../../../domain/define/voices";
import type { Entry, SiteContent } from "../../content/content";
import { type ConcretePage, comesAndGoes } from "../../expand/expand-routes";
import type { ModelEntity } from "../../expand/library";
import { type Problem, problemAt, problemInFile, warningAt } from "../../problems/problem";

/** Up to this many are reported one by one; more have one cause, and are one message naming the first. */
const EACH = 2;

const PAGE_CURE = either(
  "Se på path, sources og meta på sidene i pages som har kolon i adressen, for eksempel /:production.",
  "Se på sidene som har kolon i adressen: de lager en side for hver.",
);

const titles = (entries: readonly Entry<{ readonly title: string }>[]): string => {
  const named = entries.slice(0, EACH).map(({ entity }) => `«${entity.title}»`);
  return `${named.join(", ")} og ${entries.length - EACH} til`;
};

interface Loss {
  readonly lost: readonly Entry<ModelEntity & { readonly title: string }>[];
  readonly severity: Problem["severity"];
  readonly folder: string;
  /** The message for one, and the noun for several. */
  readonly one: string;
  readonly many: string;
}

const lossProblems = ({ lost, severity, folder, one, many }: Loss): readonly Problem[] =>
  lost.length > EACH
    ? [
        {
          ...problemInFile(folder, `${lost.length} ${many} har ingen side: ${titles(lost)}.`, PAGE_CURE),
          severity,
        },
      ]
    : lost.map(({ entity, origin }) =>
        problemAt(origin, { severity, message: `«${entity.title}» ${one}`, cure: PAGE_CURE }),
      );

const lostEntities = (content: SiteContent, pages: readonly ConcretePage[]): readonly Problem[] => {
  const shown = new Set(pages.flatMap(({ subjects }) => subjects.map(({ origin }) => origin)));
  const playing = new Set(content.events.map(({ entity }) => entity.production));
  const productions = content.productions.filter(({ origin }) => !shown.has(origin));
  const isPlaying = ({ entity }: Entry<{ readonly id: string }>) => playing.has(entity.id);
  return [
    ...lossProblems({
      lost: productions.filter(isPlaying),
      severity: "error",
      folder: "productions",
      one: "har forestillinger, men ingen side.",
      many: "filmer og arrangementer med forestillinger",
    }),
    ...lossProblems({
      lost: productions.filter((production) => !isPlaying(production)),
      severity: "warning",
      folder: "productions",
      one: "har ingen side.",
      many: "filmer og arrangementer",
    }),
    ...lossProblems({
      lost: content.articles.filter(({ origin }) => !shown.has(origin)),
      severity: "error",
      folder: "articles",
      one: "har ingen side.",
      many: "artikler",
    }),
  ];
};

const missingPages = (pages: readonly ConcretePage[]): readonly Problem[] => {
  const has = (path: string) => pages.some((page) => page.path === path);
  const elsewhere = pages.find(({ page }) => page.entity.blocks.some(({ component }) => component === "not-found"));
  return [
    ...(has("/")
      ? []
      : [problemInFile("pages", "Ingen side er forsiden.", 'Gi en av sidene adressen "/" i feltet path.')]),
    ...(has("/404")
      ? []
      : [
          {
            ...problemInFile(
              elsewhere?.page.origin.file ?? "pages",
              "Ingen side har adressen /404, så den som følger en død lenke, får bare en kort feilmelding.",
              elsewhere
                ? 'Sett "path" til "/404" på siden med blokken not-found.'
                : 'Lag en side med "path": "/404" og blokken not-found.',
            ),
            severity: "warning" as const,
          },
        ]),
  ];
};

const emptyRoutes = (content: SiteContent, pages: readonly ConcretePage[]): readonly Problem[] => {
  const makers = new Set(pages.map(({ page }) => page.origin));
  const entities = { production: content.productions, event: content.events, article: content.articles };
  return content.pages
    .filter(
      ({ entity, origin }) =>
        !makers.has(origin) && !comesAndGoes(entity) && entity.sources.some(({ model }) => entities[model].length > 0),
    )
    .map(({ entity, origin }) =>
      warningAt(origin, {
        at: ["path"],
        message: `er «${entity.path}», men lager ingen sider: kilden finner ingenting.`,
        cure: `Rett filtrene i ${either("sources", "kildene")}, eller fjern siden når den ikke trengs.`,
      }),
    );
};

const emptyPages = (content: SiteContent): readonly Problem[] =>
  content.pages
    .filter(({ entity }) => entity.blocks.every(({ hide }) => hide))
    .map(({ origin }) =>
      warningAt(origin, {
        at: ["blocks"],
        message: "viser ingenting: siden har ingen synlige blokker.",
        cure: `Legg til en blokk, eller ${either('sett "hide" til false på', "vis")} en av dem.`,
      }),
    );

/** Everything that visitors look for has a page. Called only when all pages are valid. */
export const checkLostPages = (content: SiteContent, pages: readonly ConcretePage[]): readonly Problem[] => [
  ...missingPages(pages),
  ...emptyRoutes(content, pages),
  ...emptyPages(content),
  ...lostEntities(content, pages),
];
