import type { GatsbyNode } from "gatsby";
import { BLOCKS } from "./blocks";
import { blockTypeName } from "./blocks/define-block";
import { ARTICLE_SDL } from "./entities/article";
import { EVENT_SDL } from "./entities/event";
import { HALL_SDL } from "./entities/hall-node";
import { MENU_ITEM_SDL } from "./entities/menu-item";
import { OPENING_HOURS_SDL } from "./entities/opening-hours-node";
import { PAGE_SDL } from "./entities/page";
import { PICTURE_SDL } from "./entities/picture-sdl";
import { PRODUCTION_SDL } from "./entities/production";
import { REDIRECTS_SDL } from "./entities/redirect";
import { SITE_SDL } from "./entities/site-node";

const TODAY_SDL = /* GraphQL */ `
  """
  The day of the build. Only pages that show a day query it, so a new day renews just those.
  """
  type Today implements Node @dontInfer {
    "Oslo calendar. Example: \\"2026-12-01\\""
    date: String!
  }

  """
  The moment of the build. What machines are told is of this minute. Pages do not query it, since each build would renew
  them: their blocks have asOf.
  """
  type BuildMoment implements Node @dontInfer {
    "Oslo wall clock. Example: \\"2026-12-01T13:05\\""
    moment: String!
  }

  "Where a block stands in its page's template; all count from 1."
  type Place @dontInfer {
    "Example: 1"
    row: Int!
    "Example: 1"
    column: Int!
    "Order within the column. Example: 1"
    order: Int!
  }
`;

/** All SDL of the content layer, one string each. */
export const CONTENT_SDL: readonly string[] = [
  TODAY_SDL,
  PICTURE_SDL,
  SITE_SDL,
  HALL_SDL,
  OPENING_HOURS_SDL,
  MENU_ITEM_SDL,
  ARTICLE_SDL,
  PRODUCTION_SDL,
  EVENT_SDL,
  PAGE_SDL,
  REDIRECTS_SDL,
  ...BLOCKS.map(({ sdl }) => sdl),
];

const isBlock = (value: unknown): value is { readonly component: string } =>
  typeof value === "object" && value !== null && "component" in value && typeof value.component === "string";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  actions.createTypes([
    // Members are plain objects, so the interface itself must tell their types.
    schema.buildInterfaceType({
      name: "Block",
      description: "A part of a page. Each component has a type of its own, named after it: schedule is ScheduleBlock.",
      fields: {
        id: { type: "ID!", description: 'The id within its page. Example: "innhold"' },
        component: { type: "String!", description: 'The block\'s name in content. Example: "rich-text"' },
        place: { type: "Place!", description: "Where it stands. Example: place { row column order }" },
        hide: { type: "Boolean!", description: "True for blocks in hiddenBlocks. Example: false" },
      },
      resolveType: (value: unknown) => (isBlock(value) ? blockTypeName(value.component) : undefined),
    }),
    ...CONTENT_SDL,
  ]);
};
