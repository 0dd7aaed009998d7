import { type ChildProcess, spawn } from "node:child_process";

/** Terminal output has colours and overwrites lines; tests read plain text. */
const plain = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "");

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A process with its child processes, and its output so far. */
export interface Running {
  readonly output: () => string;
  readonly exit: Promise<number | null>;
  /** Ends the process and everything it started; returns when it is gone. */
  readonly stop: () => Promise<void>;
}

const GRACE_MS = 5_000;

/** Variables of the caller that would change the build. */
const OWN_SETTINGS = ["CONTENT_DIR", "SITE", "CLOCK", "NODE_ENV", "NODE_OPTIONS", "PORT", "CI", "FORCE_COLOR"];

const environment = (extra: Command["env"] = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.includes(name))),
  GATSBY_TELEMETRY_DISABLED: "1",
  // Plain lines instead of Gatsby's progress display.
  GATSBY_LOGGER: "yurnalist",
  ...extra,
});

const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // the group has ended already
  }
};

/** Starts a command as the leader of a process group of its own. */
export const start = ({ command, args, cwd, env }: Command): Running => {
  const child = spawn(command, args, { cwd, env: environment(env), detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const listen = (chunk: Buffer) => {
    said += chunk.toString("utf8");
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const endGroup = () => signalGroup(child, "SIGKILL");
  process.once("exit", endGroup);
  return {
    output: () => plain(said),
    exit,
    stop: async () => {
      signalGroup(child, "SIGTERM");
      const timer = setTimeout(endGroup, GRACE_MS);
      await exit;
      clearTimeout(timer);
      endGroup();
      process.removeListener("exit", endGroup);
    },
  };
};

export interface Finished {
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command to its end. */
export const run = async (command: Command): Promise<Finished> => {
  const begun = Date.now();
  const running = start(command);
  const code = await running.exit;
  await running.stop();
  return { code, output: running.output(), seconds: (Date.now() - begun) / 1000 };
};
