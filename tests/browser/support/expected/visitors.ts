import { z } from "zod";
import { SHOWINGS } from "../content";
import type { Production } from "../content-files";
import { selected } from "../pages";
import { now } from "../venue-time";
import { allSeen, type BlockTexts, htmlTexts, seen } from "./expectation";

/** The expected texts of blocks for visitors: picture guides, related articles, films for visitors from abroad. */

const guide = z.object({
  heading: z.string().optional(),
  parts: z.array(z.object({ name: z.string(), html: z.array(z.string()) })),
});

export const pictureGuide: BlockTexts = (block) => {
  const { heading, parts } = guide.parse(block.settings);
  return [...allSeen([heading]), ...parts.flatMap(({ name, html }) => allSeen([name, ...htmlTexts(html.join("\n"))]))];
};

const label = z.object({ label: z.string() }).optional();
const onward = z.object({ heading: z.string(), cinemaLink: label, cultureLink: label });

export const relatedArticles: BlockTexts = (block, page) => {
  const { heading, cinemaLink, cultureLink } = onward.parse(block.settings);
  const [article] = selected(page, block).articles;
  if (article?.category === undefined) return allSeen([heading]);
  return allSeen([heading, (article.category === "cinema" ? cinemaLink : cultureLink)?.label]);
};

const abroad = z.object({
  heading: z.string(),
  language: z.enum(["en", "de"]),
  understood: z.array(z.string()),
  emptyText: z.string(),
});

const SPOKEN = {
  en: { Engelsk: "In English", Norsk: "In Norwegian", Tysk: "In German" },
  de: { Engelsk: "Auf Englisch", Norsk: "Auf Norwegisch", Tysk: "Auf Deutsch" },
} as const;

const isKnown = (known: string): known is keyof (typeof SPOKEN)["en"] => known in SPOKEN.en;

/** Speech before subtitles, and each by the position of its language. */
const ease = ({ spokenLanguage, subtitles }: Production, understood: readonly string[]): number => {
  const places = [spokenLanguage, subtitles].map((one) => understood.indexOf(one ?? ""));
  const [speech = -1, text = -1] = places;
  if (speech >= 0) return speech;
  return text >= 0 ? understood.length + text : Number.POSITIVE_INFINITY;
};

export const filmsInLanguage: BlockTexts = (block, page) => {
  const { heading, language, understood, emptyText } = abroad.parse(block.settings);
  const chosen = new Set(selected(page, block).productions.map(({ id }) => id));
  const left = SHOWINGS.filter(({ ends, production }) => {
    return ends > now() && chosen.has(production.id) && ease(production, understood) < Number.POSITIVE_INFINITY;
  });
  const films = [...new Map(left.map(({ production }) => [production.parentSlug, production])).values()];
  const inOrder = films.sort((a, b) => ease(a, understood) - ease(b, understood));
  return [
    ...allSeen([heading, ...(inOrder.length === 0 ? [emptyText] : [])]),
    ...inOrder.map(({ title, translations, spokenLanguage }) => {
      const told = translations.find((one) => one.language === language)?.title ?? title;
      const spoken = spokenLanguage ?? "";
      return seen(told, ...(isKnown(spoken) ? [SPOKEN[language][spoken]] : []));
    }),
  ];
};
