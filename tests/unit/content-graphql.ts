import { resolve } from "node:path";
import { buildSchema, type GraphQLFieldResolver, graphql } from "gatsby/graphql";
import { blockTypeName } from "../../domain/blocks/define-block";
import type { LocalDateTime } from "../../domain/time/local-time";
import { loadNodes } from "../../engine/load/load-nodes";
import { PICTURE_FACTS } from "../../engine/testing/picture-facts";
import { CONTENT_SDL } from "../../plugins/gatsby-source-kulturhus/src/create-schema-customization";

/** Gatsby's fields for the content's own types, as far as the search index queries them. */
const AROUND = /* GraphQL */ `
  scalar Date
  directive @dontInfer on OBJECT
  directive @daysFromToday on FIELD_DEFINITION
  directive @link on FIELD_DEFINITION
  type File { id: ID!, childImageSharp: ImageSharp }
  type ImageSharp { resize(width: Int, height: Int, toFormat: ImageFormat, quality: Int): Resized }
  enum ImageFormat { WEBP }
  type Resized { src: String }
  interface Node { id: ID! }
  interface Block { component: String! }
  type Nodes_Production { nodes: [Production!]! }
  type Nodes_Article { nodes: [Article!]! }
  type Nodes_Hall { nodes: [Hall!]! }
  type Nodes_Page { nodes: [Page!]! }
  type Query {
    buildMoment: BuildMoment
    website: Website
    allProduction: Nodes_Production!
    allArticle: Nodes_Article!
    allHall: Nodes_Hall!
    allPage: Nodes_Page!
  }
`;

const typeNameOf = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null && "component" in value
    ? blockTypeName(String(value.component))
    : undefined;

/** The response to a query on the demonstration content, for a build at that moment. Lists are not sorted. */
export const askContent = async <Data>(query: string, moment: LocalDateTime): Promise<Data> => {
  const { nodes, problems } = await loadNodes({
    contentRoot: resolve("content"),
    staticRoot: resolve("static"),
    siteId: undefined,
    moment,
    pictureFactsFile: PICTURE_FACTS,
  });
  if (nodes.length === 0) throw new Error(JSON.stringify(problems));
  const byId = new Map(nodes.map(({ id, fields }) => [id, fields]));
  const ofType = (type: string) => nodes.filter((node) => node.type === type).map(({ fields }) => fields);
  const field: GraphQLFieldResolver<Readonly<Record<string, unknown>>, unknown> = (source, _args, _context, info) => {
    const value = source[info.fieldName];
    const { astNode } = info.parentType.getFields()[info.fieldName] ?? {};
    if (!astNode?.directives?.some(({ name }) => name.value === "link")) return value;
    // The pictures themselves are not made.
    if (info.fieldName === "file") return {};
    return Array.isArray(value) ? value.map((id) => byId.get(id)) : byId.get(String(value));
  };
  const { data, errors } = await graphql({
    schema: buildSchema([AROUND, ...CONTENT_SDL].join("\n"), { assumeValid: true, assumeValidSDL: true }),
    source: query.replaceAll(/\(sort: [^)]*\)/g, ""),
    rootValue: {
      buildMoment: ofType("BuildMoment")[0],
      website: ofType("Website")[0],
      ...Object.fromEntries(
        ["Production", "Article", "Hall", "Page"].map((type) => [`all${type}`, { nodes: ofType(type) }]),
      ),
    },
    fieldResolver: field,
    typeResolver: typeNameOf,
  });
  if (errors) throw new Error(errors.map(({ message }) => message).join("\n"));
  // The same as Gatsby's own response, whose type the build generates.
  return data as Data;
};
