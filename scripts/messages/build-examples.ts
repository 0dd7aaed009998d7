import { inlineScripts } from "../../gatsby/inline-scripts";

const toldBy = (run: () => void): string => {
  try {
    run();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** An example of everything that a build says of the pages it has made. */
export const buildExamples = (): readonly { readonly slip: string; readonly told: string }[] => [
  {
    slip: "En side har fått et fremmed skript",
    told: toldBy(() =>
      inlineScripts({ texts: [], markup: [] }).check("filmer/index.html", "<script>alert(1)</script>"),
    ),
  },
];
