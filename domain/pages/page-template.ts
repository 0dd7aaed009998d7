import { field } from "../define/field";
import { namedObject } from "../define/naming";
import { either } from "../define/voices";
import { list, namedChoice, wholeNumber } from "../fields";

const span = wholeNumber(1, 12);

const column = namedObject("PageColumn", "A column; widths are twelfths.", {
  medium: field(span.default(12), { label: "Nettbrett", help: "Bredde av 12 på nettbrett.", example: 8 }),
  large: field(span.default(12), { label: "Stor skjerm", help: "Bredde av 12 på stor skjerm.", example: 9 }),
});

const row = namedObject("PageRow", "A row of a page.", {
  tone: field(
    namedChoice("RowTone", "The background of a row.", {
      plain: "Vanlig",
      dark: "Mørk",
      tint: "Tonet",
      accent: "Aksentfargen",
      beam: "Lysfargen",
    }).default("plain"),
    {
      label: "Bunn",
      help: "Bunnen: plain, dark, tint, accent eller beam.",
      example: "dark",
    },
  ),
  width: field(
    namedChoice("RowWidth", "How wide a row is.", { contained: "Vanlig", full: "Helt ut til kanten" }).default(
      "contained",
    ),
    {
      label: "Bredde",
      help: "full går helt ut til kanten.",
      example: "contained",
    },
  ),
  columns: field(
    list(column).min(1, `er tom. → ${either("Skriv minst én kolonne: {}.", "Legg til minst én kolonne.")}`),
    {
      label: "Kolonner",
      help: "Kolonnene i raden, fra venstre.",
      example: "columns { medium large }",
    },
  ),
});

/** The grid that a page's blocks are placed in. */
export const template = namedObject("PageTemplate", "Rows and columns that blocks are placed in.", {
  rows: field(list(row).min(1, "er tom. → Skriv minst én rad."), {
    label: "Rader",
    help: "Radene, ovenfra.",
    example: "rows { width }",
  }),
});
