import { runCommand } from "./run-command";
import { siteSteps, type Target } from "./site-steps";

jest.mock("./run-command");

const NONE: Target = { command: undefined, releases: undefined, reload: undefined };

/** What is told when the build or the packing fails. */
const toldOf = async (target: Target): Promise<readonly string[]> => {
  jest.mocked(runCommand).mockResolvedValue({ code: 1, output: [] });
  const [build, pack] = siteSteps(target);
  return [(await build?.run())?.failure ?? "", (await pack?.run())?.failure ?? ""];
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
