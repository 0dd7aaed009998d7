import { BLOCKS, blockDefinition } from "../../domain/blocks";
import { either, labelled } from "../../domain/define/voices";
import type { SiteSettings } from "../../domain/entities/site/site";
import type { Page } from "../../domain/pages/page";
import type { Entry, SiteContent } from "../content/content";
import { nearestFix, suggestion } from "../problems/nearest";
import { type Problem, problemAt, warningAt } from "../problems/problem";

const LISTS = { hall: "halls", priceList: "priceLists", accessSet: "accessSets" } as const;

const FIELDS = ["hall", "priceList", "accessSet"] as const;

/** The lists named by showing defaults exist. */
const checkShowingDefaults = ({ entity, origin }: Entry<SiteSettings>): readonly Problem[] =>
  entity.showingDefaults.flatMap((row, index) =>
    FIELDS.flatMap((field) => {
      const wanted = row[field];
      const known = entity[LISTS[field]].map(({ id }) => id);
      if (wanted === undefined || known.includes(wanted)) return [];
      const at = ["showingDefaults", index, field];
      const message = `er «${wanted}», men ${either(`${LISTS[field]} har ingen med den id-en`, "det finnes ingen slik")}.`;
      const cure = known.length === 0 ? `Skriv den i ${labelled(LISTS[field])}.` : suggestion(wanted, known);
      return [problemAt(origin, { at, message, cure })];
    }),
  );

const hasSearch = ({ blocks }: Page): boolean =>
  blocks.some(({ component, hide }) => component === "search-field" && !hide);

/** The header's search leads to a page with a search field. The link check reports a missing page. */
const checkSearch = ({ site, pages }: SiteContent): readonly Problem[] => {
  const { enabled, path } = site.entity.theme.search;
  const page = pages.find(({ entity }) => entity.path === path)?.entity;
  if (!enabled || page === undefined || hasSearch(page)) return [];
  const other = pages.find(({ entity }) => hasSearch(entity))?.entity;
  return [
    warningAt(site.origin, {
      at: ["theme", "search", "path"],
      message: `er «${path}», men den siden har ikke ${either("blokken search-field", "et søkefelt")}: søket øverst på sidene finner ingenting.`,
      cure:
        other === undefined
          ? either(
              'Legg blokken search-field på siden, eller sett "enabled" til false.',
              "Legg et søkefelt på siden, eller slå av søket.",
            )
          : `Skriv "${other.path}", som har blokken.`,
    }),
  ];
};

const NORWEGIAN = "nb";

/** The site's own texts are in Bokmål only, so there is no choice of languages. */
const checkLanguage = ({ site }: SiteContent): readonly Problem[] => {
  const { locale, theme } = site.entity;
  return [
    ...(locale.enabled.includes(NORWEGIAN)
      ? []
      : [
          problemAt(site.origin, {
            at: ["locale", "enabled"],
            message: `er «${locale.enabled.join(", ")}», men nettstedets egne tekster finnes bare på bokmål.`,
            cure: `Skriv ${either(`["${NORWEGIAN}"]`, `«${NORWEGIAN}»`)}.`,
          }),
        ]),
    ...(theme.language.enabled
      ? [
          warningAt(site.origin, {
            at: ["theme", "language", "enabled"],
            message: `er ${either("true", "slått på")}, men det har ingen virkning: nettstedet finnes bare på bokmål, og har ikke språkvalg.`,
            cure: `${either('Sett "enabled" til false', "Slå det av")}. Sider på andre språk får lenker i menyen.`,
          }),
        ]
      : []),
  ];
};

/** Every block family in use must be among the site's own. */
const checkTrains = ({ site, pages }: SiteContent): readonly Problem[] => {
  const named = new Set(site.entity.components.map(({ train }) => train));
  const known = new Set(BLOCKS.map(({ train }) => train));
  // A misspelt name is reported with a suggestion.
  if ([...named].some((train) => !known.has(train))) return [];
  const used = pages.flatMap(({ entity }) =>
    entity.blocks.flatMap(({ component }) => blockDefinition(component) ?? []),
  );
  const missing = new Map(used.filter(({ train }) => !named.has(train)).map((block) => [block.train, block]));
  return [...missing.values()].map(({ train, version, component }) =>
    problemAt(site.origin, {
      at: ["components"],
      message: `mangler blokkfamilien «${train}», men sidene bruker ${component}.`,
      cure: either(
        `Legg til { "train": "${train}", "version": "${version}" }.`,
        `Legg til «${train}» med versjon ${version}.`,
      ),
    }),
  );
};

/** The block families and halls named by a site exist. */
export const checkSite = (content: SiteContent): readonly Problem[] => {
  const { site } = content;
  const trains = new Map(BLOCKS.map(({ train, version }) => [train, version]));
  const hours = site.entity.openingHours.map(({ id }) => id);
  const hallIds = site.entity.halls.map(({ id }) => id);
  const { locale } = site.entity;
  return [
    ...checkSearch(content),
    ...checkLanguage(content),
    ...checkTrains(content),
    ...checkShowingDefaults(site),
    ...(locale.enabled.includes(locale.default)
      ? []
      : [
          problemAt(site.origin, {
            at: ["locale", "default"],
            message: `er «${locale.default}», men det språket er ikke slått på.`,
            cure: `Skriv "${locale.enabled[0] ?? "nb"}".`,
          }),
        ]),
    ...site.entity.components.flatMap(({ train, version }, index) => {
      const found = trains.get(train);
      if (found === version) return [];
      return [
        problemAt(site.origin, {
          at: ["components", index],
          message:
            found === undefined
              ? `ber om «${train}», men den blokkfamilien finnes ikke.`
              : `ber om ${train} ${version}, men det som er bygd, er ${found}.`,
          cure:
            found === undefined
              ? suggestion(train, [...trains.keys()])
              : `Skriv ${either(`"version": "${found}"`, `versjon ${found}`)}.`,
        }),
      ];
    }),
    ...site.entity.openingHours.flatMap(({ id, followsProgramme }, index) =>
      followsProgramme === undefined || site.entity.halls.some(({ part }) => part === id)
        ? []
        : [
            problemAt(site.origin, {
              at: ["openingHours", index, "followsProgramme"],
              message: "følger programmet, men ingen sal hører til denne delen, så det blir aldri åpent.",
              cure: either(
                `Skriv "part": "${id}" på salen i halls, eller skriv weekly i stedet for followsProgramme.`,
                "Velg disse åpningstidene på salen, eller skriv vanlige tider her.",
              ),
            }),
          ],
    ),
    ...site.entity.extras.flatMap(({ rows }, group) =>
      rows.flatMap(({ halls }, row) =>
        halls.flatMap((hall, index) =>
          hallIds.includes(hall)
            ? []
            : [
                problemAt(site.origin, {
                  at: ["extras", group, "rows", row, "halls", index],
                  message: `er «${hall}», men ingen sal ${either("har den id-en", "heter det")}.`,
                  cure: suggestion(hall, hallIds),
                  ...nearestFix(["extras", group, "rows", row, "halls", index], hall, hallIds),
                }),
              ],
        ),
      ),
    ),
    ...site.entity.halls.flatMap(({ part }, index) =>
      part === null || hours.includes(part)
        ? []
        : [
            problemAt(site.origin, {
              at: ["halls", index, "part"],
              message: `er «${part}», men ingen åpningstider ${either("har den id-en", "heter det")}.`,
              cure: suggestion(part, hours),
              ...nearestFix(["halls", index, "part"], part, hours),
            }),
          ],
    ),
  ];
};
