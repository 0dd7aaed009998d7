import { FALLBACK_THEME } from "../theme/site-theme";
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
};

test("the manifest has the site's name and language, and opens the front page", () => {
  expect(manifestOptions(site)).toMatchObject({
    name: "Rakkestad kulturhus",
    short_name: "Rakkestad kulturhus",
    lang: "nb",
    start_url: "/",
    scope: "/",
    icon: "/ikon.svg",
  });
});

test("browsers need an icon of 192 and one of 512 pixels to install it", () => {
  expect(manifestOptions(site).icons.map(({ src, sizes }) => [src, sizes])).toEqual([
    ["icons/icon-192x192.png", "192x192"],
    ["icons/icon-512x512.png", "512x512"],
  ]);
});
