import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { answered, buildSteps } from "../build-step";
import { writeFilmPlatformFile } from "../outputs/machine/film-platform-file";
import { FILM_PLATFORM_QUERY } from "../outputs/machine/film-platform-query";
import { browserRedirects } from "../outputs/site-redirects";

const TEMPLATE = resolve("src/templates/page.tsx");
const SLICES = { header: resolve("src/layout/header/header.tsx"), footer: resolve("src/layout/footer/footer.tsx") };

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
  const redirects = browserRedirects({
    redirects: data.allRedirectsSettings.nodes.flatMap((node) => node.redirects),
    paths: data.allPage.nodes.map(({ path }) => path),
  });
  for (const redirect of redirects) actions.createRedirect({ ...redirect, redirectInBrowser: true });
  // Builds write it at their end (on-post-build.ts); develop writes it here, and again after each edit.
  if (process.env.gatsby_executing_command !== "develop") return;
  writeFilmPlatformFile(answered(await graphql<Queries.FilmPlatformQuery>(FILM_PLATFORM_QUERY)));
};

export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter, getNode }) => {
  await buildSteps({ reporter, getNode })("adresser", () => makePages({ actions, graphql }));
};
