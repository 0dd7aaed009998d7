import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const stylesheetOf = (component: ReactNode): string | null => {
  if (!isValidElement<{ readonly "data-href"?: string }>(component) || component.type !== "style") return null;
  return component.props["data-href"] ?? null;
};

const isGatsbysGenerator = (component: ReactNode): boolean =>
  isValidElement<{ readonly name?: string; readonly content?: string }>(component) &&
  component.type === "meta" &&
  component.props.name === "generator" &&
  (component.props.content ?? "").startsWith("Gatsby");

/**
 * Gatsby writes the whole style sheet into every page. We link to it instead: readers fetch it once, and pages
 * stay small. The page's generator is the site's own skeleton version, not Gatsby's.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  if (process.env.NODE_ENV !== "production") return;
  replaceHeadComponents(
    getHeadComponents()
      .filter((component) => !isGatsbysGenerator(component))
      .map((component) => {
        const href = stylesheetOf(component);
        return href === null ? component : <link key={href} rel="stylesheet" href={href} />;
      }),
  );
};
