import { runCommand } from "./run-command";

test("gives the code of a command, and what it wrote to both streams", async () => {
  const { code, output } = await runCommand("echo først; echo galt >&2; exit 3");
  expect(code).toBe(3);
  expect([...output].sort()).toEqual(["først", "galt"]);
  expect(await runCommand("true")).toEqual({ code: 0, output: [] });
});

test("keeps the last forty lines, without colours and without empty ones", async () => {
  const { output } = await runCommand('for line in $(seq 1 45); do echo; echo "\\033[31m$line\\033[0m"; done');
  expect(output).toEqual(Array.from({ length: 40 }, (_, at) => `${at + 6}`));
});

test("takes the steps of a progress bar, which overwrite each other, for lines", async () => {
  expect((await runCommand("printf '10 %%\\r20 %%\\r\\nferdig'")).output).toEqual(["10 %", "20 %", "ferdig"]);
});

test("keeps the end of one that writes much", async () => {
  const { output } = await runCommand("head -c 30000 /dev/zero | tr '\\0' a; echo; echo slutt");
  expect(output.map(({ length }) => length)).toEqual([20_000 - "\nslutt\n".length, 5]);
});

test("has no code for a command that a signal has ended", async () => {
  expect((await runCommand("kill -KILL $$")).code).toBeNull();
});
