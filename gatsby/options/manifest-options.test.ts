import { FALLBACK_THEME, themeRoles } from "../theme/site-theme";
import { manifestOptions } from "./manifest-options";

const site = {
  contentRoot: "",
  staticRoot: "",
  imageRoot: "",
  siteId: undefined,
  name: "Rakkestad kulturhus",
  description: "Kino og kultur",
  url: "https://hus.example.no",
  locale: "nb",
  icon: "/ikon.svg",
  theme: FALLBACK_THEME,
  settings: undefined,
};

test("the manifest has the site's name and language, and opens the front page", () => {
  expect(manifestOptions(site)).toMatchObject({
    name: "Rakkestad kulturhus",
    short_name: "Rakkestad kulturhus",
    lang: "nb",
    start_url: "/",
    scope: "/",
    icon: "/ikon.svg",
    description: "Kino og kultur",
    dir: "ltr",
    display: "standalone",
    theme_color_in_head: false,
  });
});

test("browsers need an icon of 192 and one of 512 pixels to install it", () => {
  expect(manifestOptions(site).icons.map(({ src, sizes }) => [src, sizes])).toEqual([
    ["icons/icon-192x192.png", "192x192"],
    ["icons/icon-512x512.png", "512x512"],
  ]);
});

test("the start screen has the colour of the site's dark header, and icons fit any shape", () => {
  const { paper } = themeRoles(FALLBACK_THEME).dark;
  const { background_color, theme_color, icons } = manifestOptions(site);
  expect([background_color, theme_color]).toEqual([paper, paper]);
  expect(icons.map(({ type, purpose }) => [type, purpose])).toEqual(Array(2).fill(["image/png", "any maskable"]));
});
