import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runCommand } from "./run-command";

/** Real processes. */

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kulturhus-command-"));
  writeFileSync(
    join(folder, "stubborn.js"),
    `process.on("SIGTERM", () => {});
     require("fs").writeFileSync(${JSON.stringify(join(folder, "pid"))}, String(process.pid));
     setInterval(() => {}, 1000);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A shell that starts another, which starts a process that does not end when it is asked to. */
const stubborn = () => `sh -c '"${process.execPath}" ${join(folder, "stubborn.js")} & wait'; true`;

const pidWritten = async (): Promise<number> => {
  const file = join(folder, "pid");
  while (!existsSync(file) || readFileSync(file, "utf8") === "") await pause(20);
  return Number(readFileSync(file, "utf8"));
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
};

const whenGone = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await pause(20);
};

test("gives the code, each line as it is written, and the last forty of both streams without colours", async () => {
  const said: string[] = [];
  const script = "for n in $(seq 45); do echo linje $n; done; printf '\\033[31mrødt\\033[0m' >&2; exit 3";
  const { code, output } = await runCommand(script, { say: (line) => said.push(line) });
  expect([code, said.length, output.length]).toEqual([3, 46, 40]);
  expect(output).toContain("rødt");
  expect(await runCommand("cat", { input: "til operatøren\n" })).toEqual({ code: 0, output: ["til operatøren"] });
  expect((await runCommand("kommando-som-ikke-finnes")).code).toBe(127);
});

test("a command whose time is up ends with all that it has started, and says so", async () => {
  const running = runCommand(stubborn(), { maxMs: 1500 });
  const pid = await pidWritten();
  const { code, output } = await running;
  expect(code).not.toBe(0);
  expect(output.at(-1)).toMatch(/^Kommandoen ble stoppet etter 2 sekunder: /);
  await whenGone(pid);
});

test("when the process that runs a command is killed, all that the command has started ends", async () => {
  const parent = join(folder, "parent.ts");
  writeFileSync(
    parent,
    `import { runCommand } from ${JSON.stringify(resolve("server/processes/run-command"))};
     void runCommand(${JSON.stringify(stubborn())});`,
  );
  const child = spawn(process.execPath, ["--import", require.resolve("tsx"), parent], { stdio: "ignore" });
  const pid = await pidWritten();
  expect(isAlive(pid)).toBe(true);
  child.kill("SIGKILL");
  await once(child, "exit");
  await whenGone(pid);
});
