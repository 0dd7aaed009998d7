import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finishPages } from "../finish/finish-pages";
import { removeInternals } from "../finish/remove-internals";
import { siteFacts } from "../outputs/site-facts";
import { writePublishing } from "../outputs/write-publishing";
import { onPostBuild } from "./on-post-build";

jest.mock("../../src/features/programme/build/machine-files", () => ({ forMachines: () => null }));
jest.mock("../finish/finish-pages", () => ({ finishPages: jest.fn(() => ({ hashes: ["sha256-a"] })) }));
jest.mock("../finish/finish-worker", () => ({ finishWorker: jest.fn() }));
jest.mock("../finish/remove-internals", () => ({ removeInternals: jest.fn() }));
jest.mock("../finish/static-files", () => ({ publishStaticFiles: jest.fn() }));
jest.mock("../outputs/machine/film-platform-file", () => ({ writeFilmPlatformFile: jest.fn() }));
jest.mock("../outputs/icon-file", () => ({ iconFile: () => Buffer.from("icon") }));
jest.mock("../outputs/search-index", () => ({ writeSearchIndex: jest.fn() }));
jest.mock("../outputs/security-file", () => ({
  SECURITY_FILE: "/.well-known/security.txt",
  securityText: jest.fn(() => "generated"),
}));
jest.mock("../outputs/site-facts", () => ({ SITE_FACTS_QUERY: "", siteFacts: jest.fn(() => ({})) }));
jest.mock("../outputs/write-published", () => ({ writePublished: jest.fn() }));
jest.mock("../outputs/share-pictures", () => ({ SHARE_PICTURES_QUERY: "", writeSharePictures: jest.fn() }));
jest.mock("../outputs/write-publishing", () => ({ writePublishing: jest.fn() }));

const cwd = process.cwd();
const { CONTENT_DIR } = process.env;
const panicOnBuild = jest.fn();
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-build-"));
  process.env.CONTENT_DIR = join(root, "content");
  process.chdir(root);
  mkdirSync("static/.well-known", { recursive: true });
  jest.clearAllMocks();
});
afterEach(() => {
  process.chdir(cwd);
  if (CONTENT_DIR === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = CONTENT_DIR;
  rmSync(root, { recursive: true });
});

const finish = () =>
  onPostBuild?.(
    Object.assign(Object.create(null), {
      getNode: () => undefined,
      getNodesByType: () => [],
      graphql: async () => ({ data: { buildMoment: { moment: "2026-12-05T12:00" } } }),
      reporter: { panicOnBuild },
    }),
    { plugins: [] },
    () => undefined,
  );

const published = (path: string) => join(root, "public", path);

test("leaves the site's own well-known files to the static files", async () => {
  writeFileSync("static/favicon.ico", "own");
  writeFileSync("static/.well-known/security.txt", "own");
  await finish();
  expect(existsSync(published("favicon.ico"))).toBe(false);
  expect(existsSync(published(".well-known/security.txt"))).toBe(false);
});

test("a failed step ends the build by its name, and without a site there are no server rules", async () => {
  jest.mocked(finishPages).mockImplementationOnce(() => {
    throw new Error("no page");
  });
  jest.mocked(siteFacts).mockReturnValueOnce(null);
  await finish();
  expect(panicOnBuild.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining("«sider»"),
    expect.stringContaining("«tjenerregler»"),
  ]);
  expect(removeInternals).not.toHaveBeenCalled();
  expect(writePublishing).not.toHaveBeenCalled();
});
