import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** What the rules say of a year, on a machine in a time zone: a digest, and the machine's offset in July. */
const yearIn = (zone: string): readonly string[] =>
  execFileSync(process.execPath, ["--import", "tsx", join(__dirname, "testing/year-of-minutes.ts")], {
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
    timeout: 60_000,
  })
    .trim()
    .split(" ");

test("the rules say the same of every minute of a year, wherever the machine stands", () => {
  const [wanted, oslo] = yearIn("Europe/Oslo");
  expect(wanted).toMatch(/^[0-9a-f]{64}$/);
  expect(oslo).toBe("-120");
  expect(yearIn("UTC")).toEqual([wanted, "0"]);
  expect(yearIn("America/Los_Angeles")).toEqual([wanted, "420"]);
}, 120_000);
