import { z } from "zod";
import { field, key, referenceTo } from "../define/field";
import { derived } from "../define/naming";
import type { NodeContext } from "../define/node-context";
import { id, locale, namedChoice, optionalText, order, target, text } from "../fields";
import type { Json } from "../json/json";
import { defineEntity } from "./define-entity";
import { textAt } from "./listing";

const LANGUAGES = new Intl.DisplayNames("nb", { type: "language" });

/** A language in Bokmål, "engelsk"; what is no code as it is written. */
const languageName = (code: string): string => {
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
};

const PLACES = { header: "Øverst på siden", footer: "Nederst på siden" };

/** The menu that an item is in: "Øverst på siden, engelsk". */
const menuOf = (value: Json): string => {
  const language = textAt(value, "onPagesIn");
  const place = value.place === "footer" ? PLACES.footer : PLACES.header;
  return language === "" ? place : `${place}, ${languageName(language)}`;
};

const schema = z.strictObject({
  id: key(id, { help: "Fast kjennetegn.", example: "kinoprogram", madeFrom: "{label}" }),
  label: field(text, {
    label: "Tekst i menyen",
    help: "Teksten i menyen.",
    atForm: "",
    isFirst: true,
    example: "Kinoprogram",
  }),
  parent: field(id.nullable(), {
    label: "Står under",
    isFirst: true,
    help: "Id-en til punktet det står under, eller null øverst.",
    atForm: "Tomt felt: øverste nivå.",
    refersTo: "MenuItem",
    name: "above",
    doc: "The parent item, or null at the top level.",
    example: "above { label }",
  }),
  path: field(target.nullable(), {
    label: "Går til",
    isFirst: true,
    help: "Hvor det fører: /side, /fil.pdf eller https://… null for en gruppe.",
    atForm: "Tomt felt: punktet åpner bare det som står under det.",
    doc: "A path of this site, a file or a whole address; null for a group.",
    example: "/kinoprogram",
  }),
  place: field(namedChoice("MenuPlace", "Where a menu is.", PLACES), {
    label: "Plass",
    help: "header øverst på siden, footer nederst.",
    example: "header",
  }),
  locale: field(optionalText, { label: "Språk", help: "Språket: nb.", example: "nb", widget: "slug" }),
  order: field(order, {
    label: "Rekkefølge",
    help: "Plass blant søsken: lavest tall først.",
    doc: "Place among its siblings, lowest first.",
    example: 10,
  }),
  openInNewWindow: field(z.boolean(), {
    label: "Åpne i nytt vindu",
    help: "true åpner lenken i et nytt vindu.",
    example: false,
  }),
  shortcut: field(text.optional(), {
    label: "Snarvei",
    help: "Kort tekst som snarvei øverst i menyen på mobil; uten teksten er punktet ingen snarvei. På et annet språk står den først, og i toppen på store skjermer.",
    doc: "What it is called among the short cuts on top of the menu of small screens, or null.",
    example: "Program",
  }),
  language: field(locale.optional(), {
    label: "Språket i teksten",
    help: "Språket teksten er skrevet på, når det er et annet enn nettstedets: en, de.",
    doc: "The language of its texts where it is not that of the site.",
    example: "en",
  }),
  onPagesIn: field(locale.optional(), {
    label: "Bare på sider på",
    help: "Språket til sidene punktet vises på; uten det vises punktet på de andre sidene.",
    atForm: "Språket til sidene punktet vises på. Velger du ingen, vises det på de andre sidene.",
    refersTo: "Language",
    doc: "The language of the pages that show it, or null for the site's own.",
    example: "onPagesIn { key }",
  }),
});

export type MenuItem = z.infer<typeof schema>;

/** Section 3, Menu item. */
export const menuItem = defineEntity({
  type: "MenuItem",
  doc: "An entry of the header or footer menu.",
  folder: "menus",
  list: "items",
  schemaName: "menu",
  about: "Menypunkter.",
  plural: "menyer",
  presence: "expected",
  schema,
  // In the order of the menus, each item under the one above it.
  listing: {
    rank: 5,
    newLabel: "Nytt menypunkt",
    titleField: "label",
    entries: "menypunkter",
    onlyLeads: true,
    detail: (value, { menuAbove }) =>
      [menuOf(value), ...menuAbove(value.parent).map((item) => textAt(item, "label"))].join(" › "),
    order: "placement",
    placement: (value, { menuAbove }) => ({
      heading: menuOf(value),
      depth: menuAbove(value.parent).length,
      among: JSON.stringify([menuOf(value), value.locale, value.parent]),
      leadsTo: textAt(value, "path"),
    }),
    sortKey: (value, { menuAbove }) =>
      [
        textAt(value, "onPagesIn"),
        value.place === "footer" ? 1 : 0,
        textAt(value, "locale"),
        ...[...menuAbove(value.parent), value].map((item) => String(1e9 + Number(item.order)) + textAt(item, "id")),
      ].join(" "),
  },
  inLocale: (item, locale) => item.locale === locale,
  derived: {
    entries: derived(
      z.array(referenceTo("MenuItem")),
      { doc: "The entries under it, in order.", example: "entries { label path }" },
      ({ id }: MenuItem, { entriesOf }: NodeContext) => [...entriesOf(id)],
    ),
  },
});
