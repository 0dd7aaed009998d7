import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../processes/run-command";
import { PLAIN_SITE } from "../rules/site-facts";
import { hasTarget, siteSteps, type Target, targetFrom } from "./site-steps";

jest.mock("../processes/run-command");

const say = () => undefined;

const NONE: Target = { command: undefined, releases: undefined, reload: undefined };

/** What is reported when the build or the packing fails. */
const toldOf = async (target: Target): Promise<readonly string[]> => {
  jest.mocked(runCommand).mockResolvedValue({ code: 1, output: [] });
  const [build, pack] = siteSteps(target);
  return [(await build?.run(say))?.failure ?? "", (await pack?.run(say))?.failure ?? ""];
};

test("a build that fails leaves a site with a target as it was, and says so", async () => {
  for (const target of [
    { ...NONE, releases: "utgaver" },
    { ...NONE, command: "rsync" },
  ])
    for (const told of await toldOf(target)) expect(told).toContain("Nettstedet er som før.");
});

test("without a target the build has worked in the folder that may be served, and nothing else is said", async () => {
  for (const told of await toldOf(NONE)) {
    expect(told).not.toContain("som før");
    expect(told).toContain("mappen public kan være halvferdige");
  }
});

test("the target is what the environment says; what is empty is not set", () => {
  const set = { PUBLISH_COMMAND: "rsync", RELEASES_DIR: "/srv/utgaver", RELOAD_COMMAND: "nginx -s reload" };
  expect(targetFrom(set)).toEqual({ command: "rsync", releases: "/srv/utgaver", reload: "nginx -s reload" });
  expect(targetFrom({ PUBLISH_COMMAND: "", RELEASES_DIR: "", RELOAD_COMMAND: "" })).toEqual(NONE);
  const targets = [NONE, { ...NONE, command: "rsync" }, { ...NONE, releases: "utgaver" }, { ...NONE, reload: "nginx" }];
  expect(targets.map(hasTarget)).toEqual([false, true, true, false]);
});

test("the site is built, packed, swapped in and sent by the operator's command, in that order", () => {
  const labels = (target: Target) => siteSteps(target).map(({ label }) => label);
  expect(labels(NONE)).toEqual(["Bygger nettstedet", "Pakker filene"]);
  expect(labels({ command: "rsync", releases: "utgaver", reload: undefined })).toEqual([
    "Bygger nettstedet",
    "Pakker filene",
    "Bytter til den nye utgaven",
    "Publiserer",
  ]);
});

test("each step runs its command, goes well with code 0 only, and gives what the command wrote", async () => {
  const steps = siteSteps({ ...NONE, command: "rsync public/ hus:" });
  for (const code of [0, 1, null]) {
    jest
      .mocked(runCommand)
      .mockReset()
      .mockResolvedValue({ code, output: ["siste linje"] });
    const results = [];
    for (const { run } of steps) results.push(await run(say));
    expect(jest.mocked(runCommand).mock.calls).toEqual([
      ["npm run build", { say }],
      ["npm run compress", { say }],
      ["rsync public/ hus:", { say }],
    ]);
    if (code === 0) expect(results).toEqual([null, null, null]);
    else expect(results.map((one) => one?.output)).toEqual([["siste linje"], ["siste linje"], ["siste linje"]]);
  }
});

describe("swapping a release in", () => {
  const start = process.cwd();
  let folder = "";
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const facts = (host: string) => write(".cache/site-server.json", JSON.stringify({ ...PLAIN_SITE, host }));
  const swap = async (reload?: string) => siteSteps({ ...NONE, releases: "utgaver", reload })[2]?.run(say);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "kulturhus-site-steps-"));
    for (const name of [".cache", "public", "publishing"]) mkdirSync(join(folder, name));
    write("public/index.html", "forsiden");
    write("publishing/nginx.conf", "server {}");
    process.chdir(folder);
    jest.mocked(runCommand).mockReset().mockResolvedValue({ code: 0, output: [] });
  });
  afterEach(() => {
    process.chdir(start);
    rmSync(folder, { recursive: true });
  });

  it("publishes public and publishing, and makes the web server read its configuration", async () => {
    facts("huset.example.no");
    expect(await swap("nginx -s reload")).toBeNull();
    expect(readFileSync(join(folder, "utgaver/current/public/index.html"), "utf8")).toBe("forsiden");
    expect(readFileSync(join(folder, "utgaver/current/publishing/nginx.conf"), "utf8")).toBe("server {}");
    expect(readFileSync(join(folder, "utgaver/host"), "utf8")).toBe("huset.example.no\n");
    expect(jest.mocked(runCommand).mock.calls).toEqual([["nginx -s reload"]]);
  });

  it("runs no command when nobody has said how", async () => {
    expect(await swap()).toBeNull();
    expect(runCommand).not.toHaveBeenCalled();
  });

  it("gives what the web server said against it", async () => {
    jest.mocked(runCommand).mockResolvedValue({ code: 1, output: ["emerg"] });
    expect(await swap("nginx -s reload")).toEqual({
      failure: expect.stringContaining("Tjeneren tok ikke imot den nye utgaven. Nettstedet er som før."),
      output: ["emerg"],
    });
  });

  it("refuses the folder of another site, and says whose it is", async () => {
    facts("huset.example.no");
    await swap();
    facts("annet.example.no");
    write("public/index.html", "en annen forside");
    const refused = await swap();
    expect(refused?.failure).toContain("utgaver har utgavene til huset.example.no, ikke til annet.example.no. →");
    expect(refused?.failure).toContain(join("utgaver", "host"));
    expect(readFileSync(join(folder, "utgaver/current/public/index.html"), "utf8")).toBe("forsiden");
  });
});
