import { NodeError } from "../../../domain/publishing/node-error";
import { failedStep } from "../../../gatsby/build-step";
import { inlineScripts } from "../../../gatsby/finish/inline-scripts";

const reportedBy = (run: () => void): string => {
  try {
    run();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** An example of every message of a build about its pages. */
export const buildExamples = (): readonly { readonly slip: string; readonly reported: string }[] => [
  {
    slip: "En side har fått et fremmed skript",
    reported: reportedBy(() =>
      inlineScripts({ texts: [], markup: [] }).check("filmer/index.html", "<script>alert(1)</script>"),
    ),
  },
  {
    slip: "Et steg i byggingen stanser",
    reported: failedStep(
      "kalendere, kanaler og åpne data",
      new NodeError("Event:nattoget-1", "Invalid time value"),
      () => ({
        internal: { description: "events/desember.json" },
      }),
    ),
  },
];
