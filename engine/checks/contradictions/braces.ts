import { either } from "../../../domain/define/voices";
import type { Page } from "../../../domain/pages/page";
import type { Entry, SiteContent } from "../../content/content";
import { bindingsIn } from "../../expand/bindings";
import { hasProperty, isText } from "../../expand/property-path";
import { type FieldPath, type Origin, type Problem, problemAt, warningAt } from "../../problems/problem";
import { withoutFacts } from "../../resolve/fill-facts";

const CURE = either(
  "Skriv kilde, punktum og felt mellom to krøllparenteser: {film.title}.",
  "Fjern krøllparentesen, eller skriv teksten selv.",
);

const without = (text: string): string =>
  withoutFacts(bindingsIn(text).reduce((rest, binding) => rest.replace(binding.text, ""), text));

/** Braces left in a text after its bindings are removed were meant as a binding. */
const unclosed = (origin: Origin, at: FieldPath, text: string): readonly Problem[] =>
  /[{}]/.test(without(text))
    ? [
        problemAt(origin, {
          at,
          message: `er «${text}», med en krøllparentes som ikke hører til noe: den blir stående på siden.`,
          cure: CURE,
        }),
      ]
    : [];

const objects = (page: Page, origin: Origin, { at, text }: { at: FieldPath; text: string }): readonly Problem[] =>
  bindingsIn(text).flatMap(({ source, property, text: written }) => {
    const model = page.sources.find(({ name }) => name === source)?.model;
    return model === undefined || isText(model, property)
      ? []
      : [
          problemAt(origin, {
            at,
            message: `henter ${written}, som ikke er en tekst.`,
            cure: either("Hent et felt lenger inne, for eksempel {film.contents[0].summary}.", "Skriv teksten selv."),
          }),
        ];
  });

/** Missing sources and properties are reported elsewhere. */
const isKnown = ({ sources }: Page, text: string): boolean =>
  bindingsIn(text).every(({ source, property }) =>
    sources.some(({ name, model }) => name === source && hasProperty(model, property)),
  );

const imageBinding = (page: Page, origin: Origin, { at, text }: { at: FieldPath; text: string }): readonly Problem[] =>
  bindingsIn(text).length === 0 || !isKnown(page, text) || /^\{[^{}]+\.image\}$/.test(text.trim())
    ? []
    : [
        problemAt(origin, {
          at,
          message: `er «${text}», som ikke leder til et bilde.`,
          cure: either("Hent bildefilen: {film.assets[type=poster].image}.", "Velg et bilde."),
        }),
      ];

/** Texts that look like bindings, in fields without bindings. */
const plainBindings = (value: unknown, origin: Origin, at: FieldPath): readonly Problem[] => {
  if (typeof value === "string") {
    return bindingsIn(value).map(({ text }) =>
      warningAt(origin, {
        at,
        message: `har ${text}, men her hentes ingenting: det blir stående slik på siden.`,
        cure: `Skriv teksten selv.${either(" Bare title på siden og title, description og image i meta kan hente fra en kilde.", "")}`,
      }),
    );
  }
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, child]) =>
        plainBindings(child, origin, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : [];
};

const inPage = ({ entity, origin }: Entry<Page>): readonly Problem[] => {
  const lines: readonly { readonly at: FieldPath; readonly text: string }[] = [
    { at: ["title"], text: entity.title },
    ...Object.entries(entity.meta).flatMap(([locale, { title, description }]) => [
      { at: ["meta", locale, "title"], text: title },
      { at: ["meta", locale, "description"], text: description },
    ]),
  ];
  const images = Object.entries(entity.meta).flatMap(([locale, { image }]) =>
    image === undefined ? [] : [{ at: ["meta", locale, "image"], text: image }],
  );
  return [
    ...[...lines, ...images].flatMap(({ at, text }) => unclosed(origin, at, text)),
    ...lines.flatMap((line) => objects(entity, origin, line)),
    ...images.flatMap((image) => imageBinding(entity, origin, image)),
    ...entity.blocks.flatMap(({ settings }, index) => plainBindings(settings, origin, ["blocks", index, "settings"])),
  ];
};

/** Braces are valid bindings. */
export const checkBraces = ({ pages, menuItems }: SiteContent): readonly Problem[] => [
  ...pages.flatMap(inPage),
  ...menuItems.flatMap(({ entity, origin }) => plainBindings(entity.label, origin, ["label"])),
];
