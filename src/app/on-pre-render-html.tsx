import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { relyOn } from "../../domain/rely-on";
import { PAGE_PATH } from "./navigation/page-path";

const stylesheetOf = (component: ReactNode): string | null => {
  if (!isValidElement<{ readonly "data-href"?: string }>(component) || component.type !== "style") return null;
  return component.props["data-href"] ?? null;
};

const isGatsbysGenerator = (component: ReactNode): boolean =>
  isValidElement<{ readonly name?: string; readonly content?: string }>(component) &&
  component.type === "meta" &&
  component.props.name === "generator" &&
  (component.props.content ?? "").startsWith("Gatsby");

/** The script in which Gatsby writes the path of a page. */
const isPagePathScript = (component: ReactNode): boolean =>
  isValidElement<{ readonly id?: string }>(component) && component.props.id === "gatsby-script-loader";

const WHERE = "the HTML that Gatsby renders";

/**
 * Replaces what Gatsby writes into every page. The whole style sheet becomes a link, so that browsers fetch it once.
 * The generator is the site's own skeleton version. The page's path is in a meta element instead of a script
 * (page-path.ts).
 * @throws When Gatsby does not write one style sheet and one path script.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== "production") return;
  const [head, body] = [getHeadComponents(), getPostBodyComponents()];
  relyOn(head.filter((component) => stylesheetOf(component) !== null).length === 1, {
    expected: "one <style data-href>",
    where: WHERE,
  });
  relyOn(body.filter(isPagePathScript).length === 1, {
    expected: "one script with the id gatsby-script-loader",
    where: WHERE,
  });
  replacePostBodyComponents(body.filter((component) => !isPagePathScript(component)));
  replaceHeadComponents([
    ...head
      .filter((component) => !isGatsbysGenerator(component))
      .map((component) => {
        const href = stylesheetOf(component);
        return href === null ? component : <link key={href} rel="stylesheet" href={href} />;
      }),
    <meta key={PAGE_PATH} name={PAGE_PATH} content={pathname} />,
  ]);
};
