import { spawn } from "node:child_process";
import { withFilmPlatform } from "./film-platform-environment";

/** Runs a command, such as a build, for a site that uses this machine's stand-in film platform. */
const [command = "", ...args] = process.argv.slice(2);

spawn(command, args, {
  stdio: "inherit",
  env: withFilmPlatform(process.env),
  // Windows finds npm and gatsby only through a shell.
  shell: process.platform === "win32",
})
  .on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .on("exit", (code) => {
    process.exitCode = code ?? 1;
  });

// The command also receives Ctrl-C and other signals, and exits by itself; then this process does.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
