import { resolve } from "node:path";
import type { Actions, CreatePagesArgs, GatsbyNode } from "gatsby";
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
        language
      }
    }
    allLanguage {
      nodes {
        key
      }
    }
    allMenuItem {
      nodes {
        place
        onPagesIn {
          key
        }
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

type Data = Queries.CreatePagesQuery;

/**
 * Header and footer in the site's language, and in each language that the site has its own texts in; a language
 * without items of its own in one of the two has the site's. The slices are named as the menus' places.
 *
 * @returns the names of a language's slices, by their usual names.
 */
const makeSlices = ({ allLanguage, allMenuItem }: Data, createSlice: Actions["createSlice"]) => {
  const withMenus = new Set(allMenuItem.nodes.map(({ place, onPagesIn }) => `${place} ${onPagesIn?.key}`));
  for (const [id, component] of Object.entries(SLICES)) {
    createSlice({ id, component, context: { language: null, menus: null } });
  }
  return new Map(
    allLanguage.nodes.map(({ key }) => {
      const names = Object.entries(SLICES).map(([alias, component]) => {
        const id = `${alias}-${key}`;
        const menus = withMenus.has(`${alias} ${key}`) ? key : null;
        createSlice({ id, component, context: { language: key, menus } });
        return [alias, id] as const;
      });
      return [key, Object.fromEntries(names)] as const;
    }),
  );
};

/** Makes every route of the site from the Page nodes, and the redirects that apply in the browser. */
const makePages = async ({ actions, graphql }: Pick<CreatePagesArgs, "actions" | "graphql">): Promise<void> => {
  const data = answered(await graphql<Queries.CreatePagesQuery>(QUERY));
  const framed = makeSlices(data, actions.createSlice);
  for (const { id, path, language } of data.allPage.nodes) {
    const slices = language === null ? undefined : framed.get(language);
    actions.createPage({
      path,
      component: TEMPLATE,
      context: { id, language: slices ? language : null },
      ...(slices && { slices }),
    });
  }
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
