import { either } from "../../../domain/define/voices";
import type { Page } from "../../../domain/pages/page";
import type { Content, Entry, SiteContent } from "../../content/content";
import { parametersOf } from "../../expand/expand-routes";
import { nearestFix, suggestion } from "../../problems/nearest";
import { type FieldPath, type Origin, type Problem, problemAt } from "../../problems/problem";
import type { FaultyFiles } from "../../reading/faulty-files";

interface Languages {
  /** The site's own language. */
  readonly own: string;
  /** Languages of all sites in the folder. */
  readonly available: readonly string[];
}

const unknown = (origin: Origin, { at, language }: { at: FieldPath; language: string }, languages: Languages) =>
  languages.available.includes(language)
    ? []
    : [
        problemAt(origin, {
          at,
          message: `er «${language}», og det språket har nettstedet ikke: dette blir aldri vist.`,
          cure: suggestion(language, languages.available),
        }),
      ];

const ofMeta = ({ entity, origin }: Entry<Page>, { own, available }: Languages): readonly Problem[] => {
  const languages = Object.keys(entity.meta);
  if (languages.length === 0) {
    return [
      problemAt(origin, {
        at: ["meta"],
        message: "er tom, så siden blir aldri laget.",
        cure: `Skriv ${either("title og description", "tittel og beskrivelse")} under "${own}".`,
      }),
    ];
  }
  return languages
    .filter((language) => !available.includes(language))
    .map((language) =>
      problemAt(origin, {
        severity: own in entity.meta ? "warning" : "error",
        at: ["meta", language],
        message: `er et språk som nettstedet ikke har${own in entity.meta ? "" : ", så siden blir aldri laget"}.`,
        cure: suggestion(language, available),
      }),
    );
};

/** Required pages: front page, not-found page, and one per film. */
const isNeeded = ({ path }: Page): boolean => path === "/" || path === "/404" || parametersOf(path).length > 0;

/** Pages in another language that are required in the site's own. */
const missed = (
  pages: readonly Entry<Page>[],
  { own, available }: Languages,
  linked: ReadonlySet<string>,
): readonly Problem[] => {
  const built = new Set(pages.filter(({ entity }) => own in entity.meta).map(({ entity }) => entity.path));
  return pages
    .filter(({ entity: { meta, path } }) => !(own in meta || built.has(path)))
    .filter(({ entity: { meta } }) => Object.keys(meta).some((language) => available.includes(language)))
    .filter(({ entity }) => isNeeded(entity) || linked.has(entity.path))
    .map(({ entity, origin }) =>
      problemAt(origin, {
        at: ["meta"],
        message: `har ikke «${own}», så ${entity.path} blir ikke laget${linked.has(entity.path) ? ", men det er lenker dit" : ""}.`,
        cure: `Skriv ${either("title og description", "tittel og beskrivelse")} under "${own}".`,
      }),
    );
};

interface Use {
  readonly origin: Origin;
  readonly at: FieldPath;
  readonly language: string;
}

/** Where content besides blocks uses the site's own texts in another language. */
const usesOf = ({ productions, menuItems }: Content): readonly Use[] => [
  ...productions.flatMap(({ entity: { translations }, origin }) =>
    translations.map(({ language }, index) => ({ origin, at: ["translations", index, "language"], language })),
  ),
  ...menuItems.flatMap(({ entity: { onPagesIn }, origin }) =>
    onPagesIn === undefined ? [] : [{ origin, at: ["onPagesIn"], language: onPagesIn }],
  ),
];

/** Texts in a language exist before anything is written in it. */
const withoutTexts = (content: Content, faulty: FaultyFiles): readonly Problem[] => {
  const known = content.languages.map(({ entity }) => entity.id);
  if (!faulty.isWhole("languages")) return [];
  return usesOf(content)
    .filter(({ language }) => !known.some((id) => id === language))
    .map(({ origin, at, language }) =>
      problemAt(origin, {
        at,
        message: `er «${language}», men nettstedet har ikke sine egne tekster på det språket.`,
        cure: suggestion(language, known, `Skriv dem ${either(`i languages/${language}.json`, "under «Språk»")}.`),
        ...nearestFix(at, language, known),
      }),
    );
};

/** Content is left out only when another site of the folder has its language. */
export const checkLanguages = (
  content: Content,
  {
    site,
    linked,
    faulty,
  }: { readonly site: SiteContent["site"]; readonly linked: ReadonlySet<string>; readonly faulty: FaultyFiles },
): readonly Problem[] => {
  const languages: Languages = {
    own: site.entity.locale.default,
    available: [...new Set(content.sites.flatMap(({ entity: { locale } }) => [...locale.available, locale.default]))],
  };
  return [
    ...content.menuItems.flatMap(({ entity: { locale }, origin }) =>
      unknown(origin, { at: ["locale"], language: locale }, languages),
    ),
    ...content.articles.flatMap(({ entity: { node_locale }, origin }) =>
      unknown(origin, { at: ["node_locale"], language: node_locale }, languages),
    ),
    ...content.pages.flatMap((page) => ofMeta(page, languages)),
    ...missed(content.pages, languages, linked),
    ...withoutTexts(content, faulty),
  ];
};
