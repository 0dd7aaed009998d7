import { resolve } from "node:path";
import { AS_BEFORE, hasTarget, siteSteps, type Target } from "../../../server/releases/site-steps";
import type { Step } from "../../../server/releases/steps";
import type { EditorsDesk } from "../desk/desk";
import { askStep } from "./ask-site";

const checkStep = (desk: EditorsDesk): Step => ({
  label: "Kontrollerer innholdet",
  run: async () => {
    const { problems } = await desk.content();
    const errors = problems().filter(({ severity }) => severity === "error").length;
    if (errors === 0) return null;
    const failure = `Innholdet har ${errors} feil. Rett dem, og publiser på nytt. ${AS_BEFORE}`;
    return { failure, output: [] };
  },
});

/** Steps of publishing. */
export const publishingSteps = (desk: EditorsDesk, target: Target): readonly Step[] => [
  checkStep(desk),
  ...siteSteps(target),
  ...(hasTarget(target)
    ? [askStep({ address: async () => (await desk.desk()).address, publicRoot: resolve("public") })]
    : []),
];
