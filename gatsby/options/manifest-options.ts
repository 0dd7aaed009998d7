import { relative } from "node:path";
import { themeRoles } from "../theme/site-theme";
import type { SiteInConfig } from "./read-site";

/** The sizes that phones and computers request when a site is installed. */
const SIZES = [192, 512];

/**
 * "any" is shown unchanged; "maskable" is cropped to the device's shape, so the icon's motif is in the middle. Each
 * icon is listed once, with both purposes: Gatsby's plugin links to every listed one from every page.
 */
const PURPOSE = "any maskable";

/**
 * How the site is installed: its name, icon and colours; the start screen has the colour of its dark header. Its `id`
 * is its `start_url`, which is the browsers' default: without an `id`, Gatsby's plugin warns.
 */
export const manifestOptions = ({ name, description, locale, theme, icon }: SiteInConfig) => ({
  name,
  short_name: name,
  description,
  lang: locale,
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: themeRoles(theme).dark.paper,
  theme_color: themeRoles(theme).dark.paper,
  // The plugin puts its options into the code for browsers: no path of the machine that builds.
  icon: relative(".", icon),
  icons: SIZES.map((size) => ({
    src: `icons/icon-${size}x${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: PURPOSE,
  })),
  theme_color_in_head: false,
});
