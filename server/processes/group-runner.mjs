import { spawn } from "node:child_process";

/** Runs a command as a process group, and ends all of it when the parent ends, even by kill -9, or asks by SIGTERM. */
const [command = "", ...args] = process.argv.slice(2);

/** What a process gets to end by itself. */
const GRACE_MS = 5_000;
let isEnding = false;

const signalGroup = (signal) => {
  try {
    process.kill(-process.pid, signal);
  } catch {
    child.kill(signal);
  }
};

const end = () => {
  if (isEnding) return;
  isEnding = true;
  signalGroup("SIGTERM");
  setTimeout(() => signalGroup("SIGKILL"), GRACE_MS);
};

const child = spawn(command, args, { stdio: "inherit" });
child.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on("exit", (code) => {
  // What the command started is not to outlive it either.
  if (isEnding) signalGroup("SIGKILL");
  process.exit(code ?? 1);
});
process.on("disconnect", end);
process.on("SIGTERM", end);
