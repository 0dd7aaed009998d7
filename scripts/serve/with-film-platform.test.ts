import { tmpdir } from "node:os";
import { scriptProcesses } from "../../tests/support/script-process";

const { start } = scriptProcesses();

const run = async (env: Readonly<Record<string, string>>, args: readonly string[]) => {
  const { output, ended } = start("scripts/serve/with-film-platform.ts", tmpdir(), { env, args });
  return { code: await ended, output: output() };
};
const node = (code: string) => [process.execPath, "-e", code];

test("a command has the addresses of the film platform, and its code is the script's", async () => {
  const told = "console.log(process.env.FILM_PLATFORM_118, process.env.FILM_PLATFORM_178); process.exitCode = 3";
  const env = { FILM_PLATFORM_PORT: "8123", FILM_PLATFORM_178: "https://film.example.no" };
  expect(await run(env, node(told))).toEqual({
    code: 3,
    output: "http://localhost:8123/118 https://film.example.no\n",
  });
});

test("a command that is killed, or that there is none of, is a failure", async () => {
  expect((await run({}, node("process.kill(process.pid, 'SIGKILL')"))).code).toBe(1);
  const lost = await run({}, ["finnes-ikke-her"]);
  expect([lost.code, lost.output]).toEqual([1, expect.stringContaining("ENOENT")]);
});
