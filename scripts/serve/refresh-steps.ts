import { resolve } from "node:path";
import { runCommand } from "../../server/releases/run-command";
import { AS_BEFORE, siteSteps, targetFrom } from "../../server/releases/site-steps";
import { commandStep, type Step } from "../../server/releases/steps";
import { hasSources } from "../../sources/settings";

type Environment = Readonly<NodeJS.ProcessEnv>;

const CHOICES = ["continue", "stop"] as const;

/** Whether a run ends when the sources give nothing (PULL_FAILURE). */
const stopsAtPull = ({ PULL_FAILURE: choice = "" }: Environment): boolean => {
  if (choice !== "" && !CHOICES.some((one) => one === choice)) {
    throw new Error(`PULL_FAILURE er «${choice}». → Skriv continue eller stop.`);
  }
  return choice === "stop";
};

/** Configured sources are pulled first. Without an answer the content is as it was: a pull writes all or none. */
const pullStep = (env: Environment): readonly Step[] => {
  const file = resolve(env.CONTENT_DIR ?? "content", "../sources.json");
  if (!hasSources({ file, env })) return [];
  const stops = stopsAtPull(env);
  const failure = stops ? AS_BEFORE : "Nettstedet oppdateres med innholdet slik det var.";
  const step = commandStep("Henter programmet", {
    failure: `Programmet ble ikke hentet. ${failure}`,
    run: () => runCommand("npm run --silent content:pull"),
  });
  return [{ ...step, mayFail: !stops }];
};

/** The steps of `npm run refresh`. */
export const refreshSteps = (env: Environment): readonly Step[] => [
  ...pullStep(env),
  commandStep("Kontrollerer innholdet", {
    failure: `Innholdet har feil. ${AS_BEFORE}`,
    run: () => runCommand("npm run --silent check:content"),
  }),
  ...siteSteps(targetFrom(env)),
];
