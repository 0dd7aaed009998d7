import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { LOGO_SVG } from "../testing/test-content";
import { PLAIN_PNG } from "../testing/test-picture";
import { SITE_FILES } from "../testing/test-site";
import { loadNodes } from "./load-nodes";

const root = mkdtempSync(join(tmpdir(), "kulturhus-nodes-"));
const contentRoot = join(root, "content");
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
for (const [file, data] of Object.entries(SITE_FILES)) write(`content/${file}`, JSON.stringify(data));
write("content/images/bilde.png", PLAIN_PNG);
write("content/images/logo.svg", LOGO_SVG);
write("static/program.pdf", "%PDF-1.7");

const load = (moment = "2026-12-01T12:00", unsaved = new Map<string, string | null>()) =>
  loadNodes({ contentRoot, staticRoot: join(root, "static"), siteId: undefined, moment, unsaved });

test("sound content becomes nodes of the build's moment and day", async () => {
  const { loaded, nodes, problems } = await load("2026-12-03T23:59");
  expect(problems).toEqual([]);
  expect(loaded?.today).toBe("2026-12-03");
  const fieldsOf = (id: string) => nodes.find((node) => node.id === id)?.fields;
  expect([fieldsOf("Today"), fieldsOf("BuildMoment")]).toEqual([
    { date: "2026-12-03" },
    { moment: "2026-12-03T23:59" },
  ]);
});

test("content with an error has no nodes, and the error is reported", async () => {
  const wrong = new Map([["productions/nattoget.json", "{"]]);
  const { loaded, nodes, problems } = await load(undefined, wrong);
  expect([loaded, nodes]).toEqual([null, []]);
  expect(problems).toMatchObject([{ severity: "error", file: "productions/nattoget.json" }]);
});

test("a file that will be removed is not there, and one that is not saved is", async () => {
  const changes = new Map<string, string | null>([
    ["productions/vinterlys.json", null],
    [
      "productions/ny.json",
      JSON.stringify({ ...SITE_FILES["productions/vinterlys.json"], id: "ny", ediNumber: "9", parentSlug: "ny-9" }),
    ],
  ]);
  const { nodes } = await load(undefined, changes);
  const films = nodes.filter(({ type }) => type === "Production").map(({ id }) => id);
  expect(films.sort()).toEqual(["nattoget", "nattoget-3d", "ny", "quiz"].map((id) => `Production:${id}`));
});
