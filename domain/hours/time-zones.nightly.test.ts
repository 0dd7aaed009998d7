import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** The rules' results for a year, on a machine in a time zone: a digest, and the machine's offset in July. */
const yearIn = (zone: string): readonly string[] =>
  execFileSync(process.execPath, ["--import", "tsx", join(__dirname, "testing/year-of-minutes.ts")], {
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
    timeout: 60_000,
  })
    .trim()
    .split(" ");

test("the rules give the same results for every minute of a year in any time zone", () => {
  const [wanted, oslo] = yearIn("Europe/Oslo");
  expect(wanted).toMatch(/^[0-9a-f]{64}$/);
  expect(oslo).toBe("-120");
  expect(yearIn("UTC")).toEqual([wanted, "0"]);
  expect(yearIn("America/Los_Angeles")).toEqual([wanted, "420"]);
}, 120_000);
