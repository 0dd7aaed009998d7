import { spawn } from "node:child_process";

/** Runs a command, and ends its process group when the desk ends, even by kill -9. */
const [command = "", ...args] = process.argv.slice(2);

const end = () => {
  process.removeAllListeners("SIGTERM");
  try {
    process.kill(-process.pid, "SIGTERM");
  } catch {
    child.kill();
  }
};

const child = spawn(command, args, { stdio: "inherit" });
child.on("exit", (code) => process.exit(code ?? 1));
process.on("disconnect", end);
process.on("SIGTERM", end);
