import type { EditorsDesk } from "../desk/desk";
import { commandStep, type Step } from "./publisher";
import { runCommand } from "./run-command";

const AS_BEFORE = "Nettstedet er som før.";

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

/** What publishing consists of; `command` gets the built files, in public/, to the server. */
export const publishingSteps = (desk: EditorsDesk, command: string | undefined): readonly Step[] => [
  checkStep(desk),
  commandStep("Bygger nettstedet", {
    failure: `Nettstedet lot seg ikke bygge. ${AS_BEFORE} Vis det som står under, til den som har ansvar for driften.`,
    run: () => runCommand("npm run build"),
  }),
  commandStep("Pakker filene", {
    failure: `Filene lot seg ikke pakke. ${AS_BEFORE} Vis det som står under, til den som har ansvar for driften.`,
    run: () => runCommand("npm run compress"),
  }),
  ...(command === undefined
    ? []
    : [
        commandStep("Publiserer", {
          failure:
            "Filene kom ikke fram til nettstedet. Vis det som står under, til den som har ansvar for driften, og prøv igjen.",
          run: () => runCommand(command),
        }),
      ]),
];
