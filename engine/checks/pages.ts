import { BLOCKS, type Block, blockDefinition } from "../../domain/blocks";
import type { Slot } from "../../domain/blocks/slots";
import { markedIn, placesOf } from "../../domain/define/places";
import { either } from "../../domain/define/voices";
import { MODELS } from "../../domain/entities/models";
import type { Page } from "../../domain/pages/page";
import type { Entry, SiteContent } from "../content/content";
import { bindingsIn } from "../expand/bindings";
import { matcherOf } from "../expand/pattern";
import { hasProperty } from "../expand/property-path";
import { suggestion } from "../problems/nearest";
import { type FieldPath, type Problem, problemAt } from "../problems/problem";

type Find = (at: FieldPath, message: string, cure: string) => Problem;

const checkSources = (page: Page, find: Find): readonly Problem[] =>
  page.sources.flatMap(({ model, filters }, source) =>
    filters.flatMap(({ property, operator, value }, index) => {
      const at = ["sources", source, "filters", index];
      return [
        ...(hasProperty(model, property)
          ? []
          : [
              find(
                [...at, "property"],
                `er «${property}», men ${MODELS[model].plural} har ikke det feltet.`,
                either("Se listen over felter i docs/content.md.", "Velg noe som kilden har."),
              ),
            ]),
        ...(operator === "eq" || matcherOf(value) !== null
          ? []
          : [
              find(
                [...at, "value"],
                `er ikke et mønster som kan brukes: «${value}».`,
                either(
                  "Se etter parenteser som ikke er lukket. (?!…) kan bare stå først, etter ^, og \\1 og (?<=…) er ikke støttet. Eller bruk operatoren eq.",
                  "Se etter parenteser som ikke er lukket, eller velg «Er lik».",
                ),
              ),
            ]),
      ];
    }),
  );

const checkSlot = (page: Page, slot: Slot, name: string): readonly [message: string, cure: string] | null => {
  const source = page.sources.find((candidate) => candidate.name === name);
  if (!source) {
    return [
      `peker på kilden «${name}», men siden har ingen slik kilde.`,
      suggestion(
        name,
        page.sources.map((one) => one.name),
      ),
    ];
  }
  if (source.model !== slot.model) {
    return [
      `viser ${MODELS[slot.model].plural}, men kilden «${name}» gir ${MODELS[source.model].plural}.`,
      either(`Velg en kilde med "model": "${slot.model}".`, `Velg en kilde som gir ${MODELS[slot.model].plural}.`),
    ];
  }
  if (source.collection !== slot.collection) {
    return [
      slot.collection ? `viser flere, men kilden «${name}» gir bare én.` : `viser én, men kilden «${name}» gir flere.`,
      either(
        `Sett "collection" til ${slot.collection} i kilden.`,
        `Velg en kilde som gir ${slot.collection ? "flere" : "én"}.`,
      ),
    ];
  }
  return null;
};

const count = ({ length }: readonly unknown[], one: string, many: string): string =>
  `${length} ${length === 1 ? one : many}`;

const oneOf = ({ length }: readonly unknown[]): string =>
  length === 1 ? "Skriv 1." : `Skriv et tall fra 1 til ${length}.`;

const checkPlace = ({ place }: Block, page: Page): readonly [field: string, message: string, cure: string] | null => {
  const { rows } = page.template;
  const row = rows[place.row - 1];
  if (!row) return ["row", `er ${place.row}, men malen har ${count(rows, "rad", "rader")}.`, oneOf(rows)];
  if (row.columns[place.column - 1]) return null;
  const columns = count(row.columns, "kolonne", "kolonner");
  return ["column", `er ${place.column}, men raden har ${columns}.`, oneOf(row.columns)];
};

const checkBlocks = (page: Page, find: Find): readonly Problem[] =>
  page.blocks.flatMap((block, index) => {
    const at = ["blocks", index];
    const place = checkPlace(block, page);
    const slots = Object.entries(block.data).flatMap(([name, source]) => {
      const slot = blockDefinition(block.component)?.slots[name];
      const wrong = slot && source !== undefined ? checkSlot(page, slot, source) : null;
      return wrong ? [find([...at, "data", name], ...wrong)] : [];
    });
    return place ? [find([...at, "place", place[0]], place[1], place[2]), ...slots] : slots;
  });

/** References by id from each kind of block to entities of the site, with the GraphQL type. */
const references = new Map(
  BLOCKS.map(({ component, settings }) => [component, placesOf(settings, ({ refersTo }) => refersTo ?? null)]),
);

const checkReferences = (page: Page, { site, languages }: SiteContent, find: Find): readonly Problem[] => {
  const { halls, openingHours, contact } = site.entity;
  const lists: Readonly<Record<string, readonly { readonly id: string }[]>> = {
    Hall: halls,
    OpeningHours: openingHours,
    Contact: contact,
    Language: languages.map(({ entity }) => entity),
  };
  return page.blocks.flatMap((block, index) =>
    markedIn(block.settings, references.get(block.component) ?? null).flatMap(({ value, mark, path }) => {
      const known = (lists[mark] ?? []).map(({ id }) => id);
      return [value]
        .flat()
        .map(String)
        .filter((wanted) => !known.includes(wanted))
        .map((wanted) =>
          find(
            ["blocks", index, "settings", ...path],
            `peker på «${wanted}», som ikke finnes på nettstedet${either(` ${site.entity.id}`, "")}.`,
            suggestion(wanted, known),
          ),
        );
    }),
  );
};

const checkBindings = (page: Page, locale: string, find: Find): readonly Problem[] => {
  const meta = page.meta[locale];
  const texts: readonly (readonly [FieldPath, string | undefined])[] = [
    [["title"], page.title],
    [["meta", locale, "title"], meta?.title],
    [["meta", locale, "description"], meta?.description],
    [["meta", locale, "image"], meta?.image],
  ];
  return texts.flatMap(([at, text]) =>
    bindingsIn(text ?? "").flatMap(({ source, property, text: written }) => {
      const found = page.sources.find(({ name }) => name === source);
      if (!found) {
        return [
          find(
            at,
            `henter fra kilden «${source}», men siden har ingen slik.`,
            suggestion(
              source,
              page.sources.map(({ name }) => name),
            ),
          ),
        ];
      }
      return hasProperty(found.model, property)
        ? []
        : [
            find(
              at,
              `henter ${written}, men ${MODELS[found.model].plural} har ikke det feltet.`,
              either("Se listen over felter i docs/content.md.", "Velg noe som kilden har."),
            ),
          ];
    }),
  );
};

const checkPage = ({ entity, origin }: Entry<Page>, content: SiteContent): readonly Problem[] => {
  const find: Find = (at, message, cure) => problemAt(origin, { at, message, cure });
  return [
    ...checkSources(entity, find),
    ...checkBlocks(entity, find),
    ...checkReferences(entity, content, find),
    ...checkBindings(entity, content.site.entity.locale.default, find),
  ];
};

/** Pages refer only to existing sources, columns, properties, halls, hours and contacts. */
export const checkPages = (content: SiteContent): readonly Problem[] =>
  content.pages.flatMap((page) => checkPage(page, content));
