import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { themeCss } from "../theme/site-theme";

const THEME = { colors: { accent: "#9B1B30", light: "#F4C95D", neutral: "#6B5D52" }, corners: "sharp" };

/** The style sheet is below the working folder of the process that loads the module. */
const cwd = process.cwd();
const root = mkdtempSync(join(tmpdir(), "kulturhus-theme-"));
const file = join(root, ".cache/site-theme/theme.css");

beforeAll(() => process.chdir(root));
afterAll(() => {
  process.chdir(cwd);
  rmSync(root, { recursive: true });
});

const isWatched = async (type: string) => {
  const { shouldOnCreateNode } = await import("./on-create-node");
  return shouldOnCreateNode({ node: Object.assign(Object.create(null), { internal: { type } }) });
};

test("only the site's own node has the theme", async () => {
  expect(await isWatched("Website")).toBe(true);
  expect(await isWatched("Page")).toBe(false);
  expect(await isWatched("Site")).toBe(false);
});

test("an edit of the site's node writes its style sheet where webpack finds it, and that of another does not", async () => {
  const { onCreateNode } = await import("./on-create-node");
  const edit = (node: object) =>
    onCreateNode?.(Object.assign(Object.create(null), { node }), { plugins: [] }, () => undefined);
  await edit({ id: "Page:/" });
  expect(existsSync(file)).toBe(false);
  await edit({ id: "Website:huset", theme: THEME });
  expect(readFileSync(file, "utf8")).toBe(themeCss(THEME));
});
