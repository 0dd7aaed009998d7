import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { refresh } from "../../../server/releases/refresh";
import type { Step } from "../../../server/releases/steps";
import { doneSchema, type Publishing } from "../../api/publishing";
import { writeWhole } from "../content/content-folder";

type Attempt = NonNullable<Publishing["attempt"]>;
type ShownStep = Attempt["steps"][number];

const storedSchema = z.object({
  last: doneSchema.nullable(),
  built: doneSchema.nullable().default(null),
  /** Durations of the last run, by the steps' labels. */
  seconds: z.record(z.string(), z.number()).default({}),
  planned: z.object({ at: z.string(), by: z.string() }).nullable(),
});

type Stored = z.infer<typeof storedSchema>;

const NOTHING: Stored = { last: null, built: null, seconds: {}, planned: null };

interface Options {
  readonly stateRoot: string;
  /** Folder of the lock and status shared by all ways of publishing. */
  readonly refreshRoot: string;
  readonly steps: readonly Step[];
  /** Whether the files get to the site. Otherwise they are only built. */
  readonly hasTarget: boolean;
  /** The commit to publish. */
  readonly commit: () => Promise<string | null>;
  readonly now?: () => Date;
}

/** True when all steps succeeded, "busy" when another process holds the lock. */
type Outcome = Awaited<ReturnType<typeof refresh>>;

/** Runs the steps in order, one attempt at a time, now or as scheduled, and stores the last publishing. */
export class Publisher {
  readonly #file: string;
  readonly #options: Options;
  #attempt: Attempt | null = null;
  #stepBegun = 0;
  #storing: Promise<void> = Promise.resolve();
  #running: Promise<Outcome> = Promise.resolve(false);

  constructor(options: Options) {
    this.#options = options;
    this.#file = join(options.stateRoot, "publishing.json");
  }

  #now(): Date {
    return this.#options.now?.() ?? new Date();
  }

  async #kept(): Promise<Stored> {
    const text = await readFile(this.#file, "utf8").catch(() => "null");
    return storedSchema.safeParse(JSON.parse(text)).data ?? NOTHING;
  }

  /** Queues changes: each builds on what is stored. */
  #store(change: (kept: Stored) => Partial<Stored>): Promise<void> {
    const stored = this.#storing.then(async () => {
      const kept = await this.#kept();
      await writeWhole(this.#file, `${JSON.stringify({ ...kept, ...change(kept) }, null, 2)}\n`);
    });
    this.#storing = stored.catch(() => undefined);
    return stored;
  }

  async status(): Promise<Pick<Publishing, "attempt" | "last" | "built" | "planned">> {
    const { seconds: usual, ...kept } = await this.#kept();
    const steps = this.#attempt?.steps.map((step): ShownStep => {
      const seconds = step.state === "running" ? this.#secondsSince(this.#stepBegun) : step.seconds;
      return { ...step, seconds, usual: usual[step.label] ?? null };
    });
    return { attempt: this.#attempt && steps ? { ...this.#attempt, steps } : null, ...kept };
  }

  #secondsSince(time: number): number {
    return Math.round((this.#now().getTime() - time) / 1000);
  }

  /**
   * Starts, unless an attempt is running.
   * @returns Its outcome, once it has ended.
   */
  publish(by: string): Promise<Outcome> {
    if (this.#attempt?.state === "running") return this.#running;
    const steps = this.#options.steps.map(
      ({ label }): ShownStep => ({ label, state: "waiting", seconds: 0, usual: null }),
    );
    this.#attempt = { by, state: "running", steps, failure: null, output: [] };
    this.#running = this.#run(by).catch((error: unknown) => {
      console.error(error);
      this.#set({ state: "failed", failure: "Noe gikk galt i redaksjonens tjener. Se på nettstedet, og prøv igjen." });
      return false;
    });
    return this.#running;
  }

  #set(change: Partial<Attempt>): void {
    if (this.#attempt !== null) this.#attempt = { ...this.#attempt, ...change };
  }

  #setStep(at: number, change: Partial<ShownStep>): void {
    const steps = this.#attempt?.steps.map((step, index) => (index === at ? { ...step, ...change } : step));
    if (steps !== undefined) this.#set({ steps });
  }

  /** Wraps a step to report its state and duration. */
  #shown(step: Step, at: number): Step {
    const run: Step["run"] = async (say) => {
      this.#setStep(at, { state: "running" });
      this.#stepBegun = this.#now().getTime();
      const failed = await step.run(say);
      const seconds = this.#secondsSince(this.#stepBegun);
      this.#setStep(at, { state: failed === null ? "done" : "failed", seconds });
      return failed;
    };
    return { ...step, run };
  }

  async #run(by: string): Promise<Outcome> {
    const commit = await this.#options.commit();
    const done = await refresh({
      stateRoot: this.#options.refreshRoot,
      steps: this.#options.steps.map((step, at) => this.#shown(step, at)),
      log: console.log,
      notify: async ({ failure, output }) => this.#set({ failure, output }),
    });
    if (done === "busy") {
      const failure = "Nettstedet oppdateres allerede, av en kjøring utenom redaksjonen. Prøv igjen om noen minutter.";
      this.#set({ failure });
    }
    if (done !== true) {
      this.#set({ state: "failed" });
      return done;
    }
    const { steps = [], failure = null } = this.#attempt ?? {};
    const ended = { at: this.#now().toISOString(), by, commit };
    await this.#store(() => ({
      ...(this.#options.hasTarget ? { last: { ...ended, isSeen: failure === null } } : { built: ended }),
      seconds: Object.fromEntries(steps.map(({ label, seconds }) => [label, seconds])),
    }));
    this.#set({ state: "done" });
    return done;
  }

  /** Schedules publishing; null cancels. */
  async plan(planned: Stored["planned"]): Promise<void> {
    await this.#store(() => ({ planned }));
  }

  /** Publishes once the scheduled time has come, even if it came while the desk was down. */
  async publishPlanned(): Promise<void> {
    const { planned } = await this.#kept();
    if (planned === null || new Date(planned.at) > this.#now() || this.#attempt?.state === "running") return;
    await this.#store(() => ({ planned: null }));
    const isBusy = (await this.publish(planned.by)) === "busy";
    // Another run holds the lock: retry, unless somebody has scheduled anew meanwhile.
    if (isBusy) await this.#store((kept) => ({ planned: kept.planned ?? planned }));
  }
}
