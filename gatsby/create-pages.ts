import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { encodedPath, redirectPath } from "../src/rules/redirect-path";
import { FILM_PLATFORM_QUERY, writeFilmPlatformFile } from "./film-platform-file";

const TEMPLATE = resolve("src/templates/page.tsx");
const SLICES = { header: resolve("src/layout/header.tsx"), footer: resolve("src/layout/footer.tsx") };

const QUERY = /* GraphQL */ `
  query CreatePages {
    allPage {
      nodes {
        id
        path
      }
    }
    allRedirectsSettings {
      nodes {
        redirects {
          from
          to
        }
      }
    }
  }
`;

/** Makes every route of the site from the Page nodes, and the redirects that apply in the browser. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.CreatePagesQuery>(QUERY);
  if (!data) {
    reporter.panicOnBuild("The list of pages could not be read.", errors);
    return;
  }
  for (const [id, component] of Object.entries(SLICES)) actions.createSlice({ id, component });
  for (const { id, path } of data.allPage.nodes) actions.createPage({ path, component: TEMPLATE, context: { id } });
  // Gatsby says that pages win over redirects, but its list for the browser holds both.
  const paths = new Set(data.allPage.nodes.map(({ path }) => path));
  for (const { from, to } of data.allRedirectsSettings.nodes.flatMap(({ redirects }) => redirects)) {
    const path = redirectPath(from);
    if (path === null || paths.has(path)) continue;
    // Gatsby compares it with the path that the browser tells, which is encoded.
    actions.createRedirect({ fromPath: encodedPath(path), toPath: to, redirectInBrowser: true });
  }
  // Builds do it at their end (on-post-build.ts); develop comes by here, and again after each edit.
  if (process.env.gatsby_executing_command !== "develop") return;
  const films = await graphql<Queries.FilmPlatformQuery>(FILM_PLATFORM_QUERY);
  if (films.data) writeFilmPlatformFile(films.data);
  else reporter.panicOnBuild("The programme could not be read for the film platform.", films.errors);
};
