import { themeRoles } from "../theme/site-theme";
import type { SiteInConfig } from "./read-site";

/** The sizes that phones and computers ask for when a site is installed. */
const SIZES = [192, 512];

/**
 * "any" is shown as it is; "maskable" is cut to the device's shape, so the icon's motif keeps to the middle. Each icon
 * is named once, with both: Gatsby's plugin links to every one that is named, from every page.
 */
const PURPOSE = "any maskable";

/**
 * How the site is installed: its name, icon and colours; it opens on the dark of its header. Its `id` is its
 * `start_url`, as browsers have it where none is named: Gatsby's plugin warns of one.
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
  icon,
  icons: SIZES.map((size) => ({
    src: `icons/icon-${size}x${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: PURPOSE,
  })),
  theme_color_in_head: false,
});
