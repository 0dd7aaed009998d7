import type { CommandResult } from "../processes/run-command";

/** Takes a line that a step's command writes. */
export type Say = (line: string) => void;

/** One step of publishing. `run` gives null when it went well, else the reason, as text for the editor. */
export interface Step {
  readonly label: string;
  /** Whether the run goes on after its failure, which is notified all the same. */
  readonly mayFail?: boolean;
  readonly run: (say: Say) => Promise<StepFailure | null>;
}

export interface StepFailure {
  /** In Bokmål; says whether the published site was touched. */
  readonly failure: string;
  /** The last lines that a command wrote. */
  readonly output: readonly string[];
  /** Whether the step did a part, so that the run goes on. */
  readonly isPartial?: boolean;
}

/** A step that runs a command. */
export const commandStep = (
  label: string,
  { failure, run }: { readonly failure: string; readonly run: (say: Say) => Promise<CommandResult> },
): Step => ({
  label,
  run: async (say) => {
    const { code, output } = await run(say);
    return code === 0 ? null : { failure, output };
  },
});
