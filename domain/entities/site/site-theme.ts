import { z } from "zod";
import { field, shared } from "../../define/field";
import { named, namedObject } from "../../define/naming";
import { logoPath, namedChoice, pagePath, picture, text } from "../../fields";

const NO_COLOR = "er ikke en farge. → Skriv # og seks tegn, for eksempel #9B1B30.";

const hexColor = shared(
  z.templateLiteral(["#", z.string()], NO_COLOR).refine((value) => /^#[0-9a-f]{6}$/i.test(value), NO_COLOR),
  { widget: "color" },
);

const enabled = field(z.boolean(), { label: "Vises", help: "true viser den, false skjuler den.", example: true });

const colors = namedObject("ThemeColors", "Base colours; whole scales are made from them.", {
  accent: field(hexColor, {
    label: "Hovedfarge",
    help: "Hovedfargen: knapper og lenker.",
    example: "#9B1B30",
  }),
  light: field(hexColor, {
    label: "Lys",
    help: "Lyset: det som skal fange øyet på mørk bunn.",
    example: "#F4C95D",
  }),
  neutral: field(hexColor, {
    label: "Gråtone",
    help: "Gråtonen som flater og linjer får sitt skjær fra.",
    example: "#6B5D52",
  }),
});

const corners = field(
  namedChoice("ThemeCorners", "How corners look.", { sharp: "Rette hjørner", round: "Runde hjørner" }),
  {
    label: "Hjørner",
    help: "sharp gir rette hjørner, round gir runde.",
    example: "sharp",
  },
);

const themeColors = field(colors, {
  label: "Farger",
  help: "Tre farger; resten av nettstedets farger lages av dem.",
  example: "colors { accent }",
});

/** The site's look in content. */
export const theme = z.strictObject({
  logo: field(logoPath, {
    label: "Logo",
    help: "Bildefil, regnet fra mappen content/images; helst SVG.",
    atForm: "Helst SVG.",
    purpose: "logo",
  }),
  favicon: field(logoPath, {
    label: "Ikon",
    help: "Bildet i nettleserens fane: en bildefil, regnet fra mappen content/images; helst SVG.",
    atForm: "Bildet i nettleserens fane, helst SVG.",
    purpose: "icon",
  }),
  colors: themeColors,
  corners,
  footer: field(
    z.strictObject({
      enabled,
      text: field(text.optional(), { label: "Tekst", help: "En linje nederst på sidene." }),
    }),
    { label: "Bunn", help: "Det som står nederst på sidene." },
  ),
  search: field(
    z.strictObject({
      enabled,
      path: field(pagePath, { label: "Søkeside", help: "Siden søket går til." }),
    }),
    { label: "Søk", help: "Søket øverst på sidene." },
  ),
  language: field(z.strictObject({ enabled }), {
    label: "Språkvalg",
    help: "Har ingen virkning: nettstedet finnes bare på bokmål.",
  }),
});

/** The site's look in GraphQL. */
export const websiteTheme = named(
  { name: "WebsiteTheme", doc: "The site's look." },
  z.object({
    logo: field(picture, { label: "Logo", help: "Logoen.", example: "logo { file { publicURL } }" }),
    colors: themeColors,
    corners,
    footerText: field(text.nullable(), {
      label: "Tekst",
      help: "En linje nederst på sidene.",
      doc: "A word in the footer.",
      example: "Kulturhuset er åpent for alle.",
    }),
    footerEnabled: field(z.boolean(), { label: "Bunn", help: "Om bunnen vises.", example: true }),
    searchEnabled: field(z.boolean(), { label: "Søk", help: "Om søket vises.", example: true }),
    searchPath: field(pagePath, {
      label: "Søkeside",
      help: "Siden søket går til.",
      doc: "The path of the search page.",
      example: "/sok",
    }),
  }),
);
