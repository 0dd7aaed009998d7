import { Link as GatsbyLink } from "gatsby";
import type { MouseEventHandler, ReactNode } from "react";
import { siteTexts } from "../../lib/texts";

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** True for a new window; the words that say so on a page in another language. */
  readonly newWindow?: boolean | string;
  /** The accessible name, when the visible text is not enough. */
  readonly label?: string;
  /** Called before a navigation within the site; it may prevent it. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

const isPage = (to: string): boolean => to.startsWith("/") && !/\.[a-z0-9]+$/i.test(to);

/** Slices are rendered once for all pages, so no link says "current" in the HTML; the menu marks its own links. */
const unmarked = () => ({ "aria-current": undefined });

/** A link to a page of the site, a file or another site. Links to new windows say so. */
export const Link = ({ to, children, className, newWindow = false, label, onClick }: LinkProps) => {
  const told = newWindow === true ? siteTexts.newWindow : newWindow;
  const shared = { className, "aria-label": label && newWindow ? `${label} (${told})` : label };
  if (isPage(to) && !newWindow) {
    return (
      <GatsbyLink to={to} {...shared} {...(onClick && { onClick })} getProps={unmarked}>
        {children}
      </GatsbyLink>
    );
  }
  if (!newWindow) {
    return (
      <a href={to} {...shared}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...shared}>
      {children}
      {label === undefined && <span className="visually-hidden"> ({told})</span>}
    </a>
  );
};
