import { listed } from "../../../domain/time/norwegian";

interface Facts {
  readonly tool: string;
  readonly pages: number;
  readonly closely: number;
  readonly widths: readonly number[];
  readonly zoom: number;
}

const pagesOf = (count: number): string => (count === 1 ? "1 side" : `${count} sider`);

export const texts = {
  published: "Erklæringen er publisert i uustatus, som er tjenesten offentlige virksomheter bruker:",
  publishedLink: "Tilgjengelighetserklæring i uustatus",
  checked: (day: string) => `Sist kontrollert ${day}.`,
  tests: ({ tool, pages, closely, widths, zoom }: Facts): readonly string[] => [
    `${tool} har kontrollert ${pagesOf(pages)}.`,
    `${pagesOf(closely)} er kontrollert både i lyst og mørkt fargevalg, på skjermer som er ${listed(widths.map(String))} piksler brede.`,
    `${pagesOf(pages)} er kontrollert ved ${zoom} prosent forstørring.`,
  ],
  faults: "Feil vi kjenner til",
  noFaults: "Vi kjenner ikke til noen feil.",
  foundBy: (finder: string) => (finder === "tests" ? "Funnet av de automatiske kontrollene" : "Funnet av mennesker"),
  criterion: "Krav",
  where: "Hvor",
  instead: "I stedet",
} as const;
