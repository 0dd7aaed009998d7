import { htmlElement } from "../../src/features/programme/build/html-element";
import { type ThemeSettings, themeRoles } from "./site-theme";

const SCHEMES = ["light", "dark"] as const;

/** The colour of the browser's interface: that of the header, in each colour scheme. */
export const themeColors = (theme: ThemeSettings): string => {
  const roles = themeRoles(theme);
  return SCHEMES.map((scheme) =>
    htmlElement({
      tag: "meta",
      attributes: {
        name: "theme-color",
        media: `(prefers-color-scheme: ${scheme})`,
        content: roles[scheme].paper ?? "",
      },
    }),
  ).join("");
};
