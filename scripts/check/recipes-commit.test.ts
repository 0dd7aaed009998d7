import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** How the recipes keep what was pulled: their commands are run in a clone of a repository with content. */

const read = (file: string): string => readFileSync(join("docs/recipes", file), "utf8");

const BRANCH = "main";

/** A repository with content, and a clone of it as CI has it: without history, and not on the branch. */
const clonedContent = () => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-ci-"));
  const [origin, own, editors] = [join(root, "origin.git"), join(root, "own"), join(root, "editors")];
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_COUNT: "3",
    GIT_CONFIG_KEY_0: "user.name",
    GIT_CONFIG_VALUE_0: "Mona",
    GIT_CONFIG_KEY_1: "user.email",
    GIT_CONFIG_VALUE_1: "mona@example.no",
    // Where the job for GitLab pushes to.
    GIT_CONFIG_KEY_2: `url.file://${origin}.insteadOf`,
    GIT_CONFIG_VALUE_2: "https://henting:token@gitlab.example.no/kultur/hus.git",
    GITHUB_REF_NAME: BRANCH,
    CI_COMMIT_BRANCH: BRANCH,
    CONTENT_PUSH_TOKEN: "token",
    CI_SERVER_HOST: "gitlab.example.no",
    CI_PROJECT_PATH: "kultur/hus",
  };
  const git = (folder: string, ...args: readonly string[]): string =>
    execFileSync("git", args, { cwd: folder, env, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  const write = (folder: string, file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const save = (...files: readonly string[]): void => {
    for (const file of files) write(editors, file, "før\n");
    git(editors, "add", "--all");
    git(editors, "commit", "--quiet", "--message=Lagret");
    git(editors, "push", "--quiet", "origin", `HEAD:${BRANCH}`);
  };
  git(root, "init", "--quiet", "--bare", `--initial-branch=${BRANCH}`, origin);
  git(root, "clone", "--quiet", origin, editors);
  save("content/events/film.json", "content/waiting/ny.json", "package-lock.json");
  git(root, "clone", "--quiet", "--depth=1", `file://${origin}`, own);
  git(own, "checkout", "--quiet", "--detach");
  return {
    /** What CI has written in its folder; null removes. */
    change: (file: string, text: string | null): void =>
      text === null ? rmSync(join(own, file)) : write(own, file, text),
    save,
    log: (): readonly string[] => git(own, "log", "--name-status", "--format=%s").split("\n"),
    run: (script: string) => spawnSync("bash", ["-e", "-c", script], { cwd: own, env, encoding: "utf8" }),
    pushed: () => ({
      messages: git(origin, "log", "--format=%s", BRANCH).split("\n"),
      files: git(origin, "ls-tree", "-r", "--name-only", BRANCH).split("\n"),
      film: git(origin, "show", `${BRANCH}:content/events/film.json`),
    }),
    remove: () => rmSync(root, { recursive: true }),
  };
};

const workflow = z.object({
  permissions: z.object({ contents: z.string() }),
  jobs: z.object({ publish: z.object({ steps: z.array(z.object({ run: z.string().optional() })) }) }),
});
const github = () => workflow.parse(parse(read("github-actions.yml")));
const commandsOf = {
  "github-actions.yml": () => github().jobs.publish.steps.map(({ run = "" }) => run),
  "gitlab-ci.yml": () =>
    z.object({ publish: z.object({ script: z.array(z.string()) }) }).parse(parse(read("gitlab-ci.yml"))).publish.script,
};

describe.each(["github-actions.yml", "gitlab-ci.yml"] as const)("%s", (file) => {
  const commands = commandsOf[file]();
  const keeping = commands.at(-1) ?? "";
  let content: ReturnType<typeof clonedContent>;
  beforeEach(() => {
    content = clonedContent();
  });
  afterEach(() => content.remove());

  test("pushes what was pulled, after the refresh, on top of what editors have saved meanwhile", () => {
    expect(commands.at(-2)).toBe("npm run refresh || [ $? -eq 2 ]");
    content.change("content/events/film.json", "etter\n");
    content.change("content/events/annen.json", "ny\n");
    content.change("content/waiting/ny.json", null);
    content.change("package-lock.json", "av npm\n");
    content.save("content/articles/nytt.json");
    const { status, stderr } = content.run(keeping);
    expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
    const { messages, files, film } = content.pushed();
    // Hosts start no run for a push with this mark, so that no run starts another for ever.
    expect(messages).toEqual(["content: pull the programme [skip ci]", "Lagret", "Lagret"]);
    expect(film).toBe("etter");
    expect(files).toEqual([
      "content/articles/nytt.json",
      "content/events/annen.json",
      "content/events/film.json",
      "package-lock.json",
    ]);
  });

  test("pushes nothing when nothing was pulled", () => {
    content.change("package-lock.json", "av npm\n");
    expect(content.run(keeping).status).toBe(0);
    expect(content.pushed().messages).toEqual(["Lagret"]);
  });
});

test("the service commits what was pulled, and nothing else", () => {
  expect(read("kulturhus-refresh.service")).toMatch(/^SuccessExitStatus=2$/m);
  const content = clonedContent();
  const [, command = ""] = /^ExecStartPost=-\/bin\/sh -c "(.+)"$/m.exec(read("kulturhus-refresh.service")) ?? [];
  content.change("content/events/film.json", "etter\n");
  content.change("content/waiting/ny.json", null);
  content.change("package-lock.json", "av npm\n");
  content.run(command);
  expect(content.log().slice(0, 5)).toEqual([
    "content: pull the programme",
    "",
    "M\tcontent/events/film.json",
    "D\tcontent/waiting/ny.json",
    "Lagret",
  ]);
  content.remove();
});
