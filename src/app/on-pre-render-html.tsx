import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { PAGE_PATH } from "./page-path";

const stylesheetOf = (component: ReactNode): string | null => {
  if (!isValidElement<{ readonly "data-href"?: string }>(component) || component.type !== "style") return null;
  return component.props["data-href"] ?? null;
};

const isGatsbysGenerator = (component: ReactNode): boolean =>
  isValidElement<{ readonly name?: string; readonly content?: string }>(component) &&
  component.type === "meta" &&
  component.props.name === "generator" &&
  (component.props.content ?? "").startsWith("Gatsby");

/** The script in which Gatsby has a page say its own path. */
const isPagePathScript = (component: ReactNode): boolean =>
  isValidElement<{ readonly id?: string }>(component) && component.props.id === "gatsby-script-loader";

/**
 * Gatsby writes the whole style sheet into every page. We link to it instead: readers fetch it once, and pages
 * stay small. The page's generator is the site's own skeleton version, not Gatsby's. A page's path stands in a meta
 * element instead of a script (page-path.ts).
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== "production") return;
  replacePostBodyComponents(getPostBodyComponents().filter((component) => !isPagePathScript(component)));
  replaceHeadComponents([
    ...getHeadComponents()
      .filter((component) => !isGatsbysGenerator(component))
      .map((component) => {
        const href = stylesheetOf(component);
        return href === null ? component : <link key={href} rel="stylesheet" href={href} />;
      }),
    <meta key={PAGE_PATH} name={PAGE_PATH} content={pathname} />,
  ]);
};
