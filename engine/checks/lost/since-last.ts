import { decodedPath } from "../../../domain/addresses/redirect-path";
import { type PublishedState, settingNames } from "../../../domain/publishing/published-state";
import type { SiteContent } from "../../content/content";
import { comesAndGoes, parametersOf } from "../../expand/expand-routes";
import { nearest } from "../../problems/nearest";
import { type Problem, problemInFile } from "../../problems/problem";

/** Fewer removals are not reported: an editor has deleted them. */
const MANY = 5;
/** How many removed entities are named. */
const NAMED = 3;

const REDIRECTS = "settings/redirects.json";

const warning = (file: string, message: string, cure: string): Problem => ({
  ...problemInFile(file, message, cure),
  severity: "warning",
});

const without = (before: readonly string[], now: Iterable<string>): readonly string[] => {
  const left = new Set(now);
  return before.filter((name) => !left.has(name));
};

const someOf = (gone: readonly string[]): string =>
  gone.length <= NAMED ? gone.join(", ") : `${gone.slice(0, NAMED).join(", ")} og ${gone.length - NAMED} til`;

const KINDS = [
  ["menuItems", "menus", "menypunkter"],
  ["productions", "productions", "filmer og arrangementer"],
  ["events", "events", "forestillinger"],
  ["articles", "articles", "artikler"],
] as const;

const fewer = (content: SiteContent, before: PublishedState): readonly Problem[] =>
  KINDS.flatMap(([kind, folder, name]) => {
    const now = content[kind].map(({ entity }) => entity.id);
    const less = before[kind].length - now.length;
    return less < MANY && (now.length > 0 || less <= 0)
      ? []
      : [
          warning(
            folder,
            `Antallet ${name} har gått ned fra ${before[kind].length} til ${now.length} siden sist. Borte er ${someOf(without(before[kind], now))}.`,
            `Var det meningen, trenger du ikke gjøre noe. Ellers henter du fram filene i ${folder} igjen.`,
          ),
        ];
  });

interface SinceLast {
  readonly paths: ReadonlySet<string>;
  readonly before: PublishedState;
  /** Pages that their editors do not show now. */
  readonly gone: ReadonlyMap<string, string>;
}

/** Whether a page is of a kind that expires. */
const isPast = (path: string, { pages }: SiteContent): boolean =>
  pages.some(({ entity }) => {
    const [name = ""] = parametersOf(entity.path);
    return comesAndGoes(entity) && path.startsWith(entity.path.slice(0, -name.length));
  });

const gonePages = (content: SiteContent, { paths, before, gone: hidden }: SinceLast): readonly Problem[] => {
  const redirected = content.redirects.map(({ entity }) => decodedPath(entity.from));
  const known = new Set([
    ...before.pages.filter((path) => !hidden.has(path) && !isPast(path, content)),
    ...before.redirects,
  ]);
  const gone = without([...known], [...paths, ...redirected]);
  if (gone.length >= MANY) {
    const less = before.pages.length - paths.size;
    return [
      warning(
        "pages",
        `${gone.length} adresser som var publisert sist, er borte: ${someOf(gone)}.${less > 0 ? ` Nettstedet har ${less} ${less === 1 ? "side" : "sider"} færre enn sist.` : ""}`,
        `Hent fram sidene igjen, eller send leserne videre fra hver av dem i ${REDIRECTS}.`,
      ),
    ];
  }
  return gone.map((path) => {
    const to = nearest(path, [...paths]) ?? "/";
    return warning(
      REDIRECTS,
      `Adressen ${path} var publisert sist, men er borte, og ingen videresending tar over.`,
      `Legg til { "from": "${path}", "to": "${to}" } i redirects, eller en annen side i to. Eller hent fram siden igjen.`,
    );
  });
};

const goneSettings = ({ site }: SiteContent, { before }: SinceLast): readonly Problem[] => {
  const gone = without(before.settings, settingNames(site.entity));
  return gone.length === 0
    ? []
    : [
        warning(
          site.origin.file,
          `Innstillinger som var der sist, er borte: ${someOf(gone)}.`,
          "Var det meningen, trenger du ikke gjøre noe. Ellers skriver du dem inn igjen.",
        ),
      ];
};

/** Removals since the last build: many entities, a setting, or an address without a redirect. */
export const checkSinceLast = (content: SiteContent, change: SinceLast): readonly Problem[] => [
  ...gonePages(content, change),
  ...fewer(content, change.before),
  ...goneSettings(content, change),
];
