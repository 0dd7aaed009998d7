import type { AnchorHTMLAttributes } from "react";

/**
 * A substitute for the parts of Gatsby that components use, in unit tests: a link is an anchor, a query is empty, a
 * slice is its name.
 */
export const Link = ({
  to,
  getProps: _getProps,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string; readonly getProps?: unknown }) => (
  <a href={to} {...rest} />
);

export const graphql = (): null => null;

export const Slice = ({ alias }: { readonly alias: string }) => <div data-slice={alias} />;

export const navigate = async (to: string): Promise<void> => window.history.pushState(null, "", to);
