import { z } from "zod";
import { id, list, optionalText, order, schemaReference, target, text } from "./fields";

/** Section 3, Menu item. */
export const menuItemSchema = z.strictObject({
  id: id.describe("Fast kjennetegn."),
  parent: id.nullable().describe("Id-en til punktet det står under, eller null øverst."),
  label: text.describe("Teksten i menyen."),
  path: target.nullable().describe("Hvor det fører: /side, /fil.pdf eller https://… null for en gruppe."),
  place: z.enum(["header", "footer"]).describe("header øverst på siden, footer nederst."),
  locale: optionalText.describe("Språket: nb."),
  order: order.describe("Plass blant søsken: lavest tall først."),
  openInNewWindow: z.boolean().describe("true åpner lenken i et nytt vindu."),
});

export const menuFileSchema = z
  .strictObject({ $schema: schemaReference, items: list(menuItemSchema) })
  .describe("Menypunkter.");

export type MenuItem = z.infer<typeof menuItemSchema>;

export const MENU_ITEM_SDL = /* GraphQL */ `
  """
  An entry of the header or footer menu.
  """
  type MenuItem implements Node @dontInfer {
    "The id that editors wrote. Example: \\"kinoprogram\\""
    key: String!
    "The entry that it stands under, or null on top. Example: above { label }"
    above: MenuItem @link
    "The entries under it, in order. Example: entries { label path }"
    entries: [MenuItem!]! @link
    "Example: \\"Kinoprogram\\""
    label: String!
    "A path of this site, a file or a whole address; null for a group. Example: \\"/kinoprogram\\""
    path: String
    "\\"header\\" or \\"footer\\". Example: \\"header\\""
    place: String!
    "Example: \\"nb\\""
    locale: String!
    "Place among its siblings, lowest first. Example: 10"
    order: Int!
    "Example: false"
    openInNewWindow: Boolean!
  }
`;

export const menuItemNode = (item: MenuItem, links: { above: string | null; entries: readonly string[] }) => ({
  key: item.id,
  above: links.above,
  entries: links.entries,
  label: item.label,
  path: item.path,
  place: item.place,
  locale: item.locale,
  order: item.order,
  openInNewWindow: item.openInNewWindow,
});
