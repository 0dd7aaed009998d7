import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { encodedPath, redirectPath } from "../src/rules/redirect-path";
import { answered, buildSteps } from "./build-step";
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
const makePages = async ({ actions, graphql }: Pick<CreatePagesArgs, "actions" | "graphql">): Promise<void> => {
  const data = answered(await graphql<Queries.CreatePagesQuery>(QUERY));
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
  writeFilmPlatformFile(answered(await graphql<Queries.FilmPlatformQuery>(FILM_PLATFORM_QUERY)));
};

export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter, getNode }) => {
  await buildSteps({ reporter, getNode })("adresser", () => makePages({ actions, graphql }));
};
