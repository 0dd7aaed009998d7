import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { loadContent } from "../../engine/load/load-content";
import { answersFor } from "./testing/answers";

/** `npm run new-house` as a process. */

const root = mkdtempSync(join(tmpdir(), "new-house-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "scripts/new-house/new-house.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, CLOCK: "2026-11-25T12:00" },
  });

const site = z.object({
  name: z.string(),
  host: z.string(),
  address: z.object({ postalCode: z.string() }),
  theme: z.object({ logo: z.string(), favicon: z.string(), colors: z.object({ accent: z.string() }) }),
});

const settingsOf = (house: string) => {
  const [file = ""] = readdirSync(join(root, house, "content/sites"));
  return site.parse(JSON.parse(readFileSync(join(root, house, "content/sites", file), "utf8")));
};

const problemsOf = async (house: string) => {
  const contentRoot = join(root, house, "content");
  const staticRoot = join(root, house, "static");
  return (await loadContent({ contentRoot, staticRoot, siteId: undefined, today: "2026-11-25" })).problems;
};

const ANSWERS = join(root, "svar.json");

test("answers of a file, with a logo beside it, and a flag that takes precedence, make a house", async () => {
  const logo = sharp({ create: { width: 80, height: 40, channels: 3, background: "#0f766e" } });
  await logo.png().toFile(join(root, "logo.png"));
  writeFileSync(ANSWERS, `\uFEFF${JSON.stringify(answersFor(["kantine"], { logo: "logo.png" }))}`);
  const { status, stdout, stderr } = run(join(root, "vika"), "--from", ANSWERS, "--name", "Nye Vika");
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(
    /Teksten på knappene har kontrast .*\nLogoen er 2 ganger så bred .*\n\nSkrev \d+ filer i .*vika\/content\./,
  );
  const { name, theme } = settingsOf("vika");
  expect([name, theme.colors.accent]).toEqual(["Nye Vika", "#0F766E"]);
  const sizes = await Promise.all(
    [theme.logo, theme.favicon].map((file) => sharp(join(root, "vika/content/images", file)).metadata()),
  );
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ["png", 320, 320],
    ["png", 512, 512],
  ]);
  expect(existsSync(join(root, "vika/content/schemas/page.json"))).toBe(true);
  expect(await problemsOf("vika")).toEqual([]);
  expect(run(join(root, "vika"), "--from", ANSWERS)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("er ikke tom"),
  });
});

test("faulty answers are reported, and nothing is written", () => {
  writeFileSync(ANSWERS, JSON.stringify(answersFor(["kino"], { halls: [], host: "https://vika.no" })));
  const { status, stderr } = run(join(root, "feil"), "--from", ANSWERS);
  expect(status).toBe(1);
  expect(stderr.startsWith(`Svarene i ${ANSWERS} er ikke i orden:\n  host er ikke et vertsnavn`)).toBe(true);
  expect(existsSync(join(root, "feil"))).toBe(false);
  for (const [args, told] of [
    [["--from", join(root, "borte.json")], /^Får ikke lest .*borte\.json\. → /],
    [["--from", join(root, "brutt.json")], /^.*brutt\.json, linje 2: .* → /],
    [["--from", join(root, "liste.json")], /^.*liste\.json har ikke svarene mellom \{ og \}\. →/],
    [["--from", ANSWERS, "--logo", join(root, "borte.svg")], /^Filen .*borte\.svg med logoen finnes ikke\. →/],
    [["--navn", "Vika"], /^Valget --navn finnes ikke\. → Velg blant from, name, /],
    [["--name"], /^Valget --name mangler verdien sin/],
  ] as const) {
    writeFileSync(ANSWERS, JSON.stringify(answersFor(["kantine"])));
    writeFileSync(join(root, "liste.json"), "[]");
    writeFileSync(join(root, "brutt.json"), '{ "name": "Vika",\n  "host" "vika.no" }');
    const { status: code, stderr: fault } = run(join(root, "feil"), ...args);
    expect([code, existsSync(join(root, "feil"))]).toEqual([1, false]);
    expect(fault).toMatch(told);
  }
});

/** What somebody types, with a slip in the postal code, and none of the optional answers. */
const TYPED = [
  "Blåfjell kino",
  "Blåfjell kommune",
  "www.blåfjellkino.no",
  "kino",
  "Storsalen, 90, 2, kino",
  "",
  "Fjellveien 1",
  "18700",
  "NO-1870",
  "Blåfjell",
  "post@blafjell.example.no",
  "",
  "",
  "",
];

const asksInTerminal = (): void => {
  const command = `"${process.execPath}" --import tsx scripts/new-house/new-house.ts "${join(root, "spurt")}"`;
  const { status, stdout } = spawnSync("script", ["-qec", command, "/dev/null"], {
    encoding: "utf8",
    input: TYPED.map((line) => `${line}\n`).join(""),
    env: { ...process.env, CLOCK: "2026-11-25T12:00" },
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining("Hva heter huset?")]);
  expect(stdout).toContain("Svaret er ikke et postnummer. →");
  expect(stdout).toContain("www.blåfjellkino.no skrives www.xn--blfjellkino-y8a.no i filer");
  const { name, host, address } = settingsOf("spurt");
  expect([name, host, address]).toMatchObject([TYPED[0], "www.xn--blfjellkino-y8a.no", { postalCode: "1870" }]);
  const statement = readFileSync(join(root, "spurt/content/pages/tilgjengelighetserklaering.json"), "utf8");
  expect(statement).toContain("Siden gjelder nettstedet www.blåfjellkino.no.");
};

if (spawnSync("script", ["--version"]).status === 0) test("asks in a terminal, and makes a house", asksInTerminal);
else console.log("The questions are not tested in a terminal here: script is missing");
