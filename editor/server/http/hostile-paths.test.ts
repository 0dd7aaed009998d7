import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { isKind } from "../content/content-folder";
import { hostedDesk } from "../testing/hosted-desk";

/** Of each route; `PATH_RUNS=600` tries more. */
const RUNS = Number(process.env.PATH_RUNS ?? 3);

/** A secret in files beside the content: no answer may hold it, and no request may change them. */
const SECRET = "hemmelig-utenfor-innholdet";

let desk: Awaited<ReturnType<typeof hostedDesk>>;
let boss: Awaited<ReturnType<typeof desk.newPerson>>;
let outside: () => string;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();

beforeAll(async () => {
  desk = await hostedDesk();
  const { root, contentRoot } = desk;
  const json = JSON.stringify({ id: "hemmelig", title: SECRET });
  for (const folder of [root, contentRoot, join(root, "pages"), join(contentRoot, "hemmelig")]) {
    mkdirSync(folder, { recursive: true });
    for (const name of ["hemmelig.json", "hemmelig.txt"]) writeFileSync(join(folder, name), json);
  }
  boss = await desk.newPerson("Mona", "admin");
  // What the desk keeps for itself may change: drafts, the database, git's own files.
  const isKept = (path: string): boolean => ["state", ".git"].some((name) => path.startsWith(join(root, name)));
  const isContent = (path: string): boolean =>
    /^content\/[a-z]+\/[\w-][\w.-]*\.json$/.test(path.slice(root.length + 1));
  outside = () => {
    const hash = createHash("sha256");
    for (const path of filesIn(root).filter((one) => !isKept(one)))
      if (path.includes("hemmelig") || !isContent(path)) hash.update(path).update(readFileSync(path));
    return hash.digest("hex");
  };
});
afterAll(() => desk.close());

const NAMES = ["hemmelig", "hemmelig.json", "hemmelig.txt", "state/accounts.db", "etc/passwd", ".git/config"];
const UPS = ["..", "../..", "../../..", "%2e%2e", "..%2f..", "....//", "..\\..", "/", "//", "C:\\", "~", "file://", ""];
const KINDS = ["pages", "articles", "sites", "redirects", "productions", "images", "hemmelig", "..", "__proto__", ""];

const hostile = fc.oneof(
  fc.tuple(fc.constantFrom(...UPS), fc.constantFrom(...NAMES)).map(([up, name]) => `${up}/${name}`),
  fc
    .tuple(fc.constantFrom("images", "pages", "a.jpg"), fc.constantFrom(...UPS), fc.constantFrom(...NAMES))
    .map((all) => all.join("/")),
  fc.constantFrom("hemmelig\u0000.json", "--output=/tmp/x", "-p", "HEAD:hemmelig.txt", "constructor", "aldersgrenser"),
  fc.string({ maxLength: 12 }),
);
const kind = fc.oneof(fc.constantFrom(...KINDS), hostile);

interface Named {
  readonly kind: string;
  readonly name: string;
  /** Entities without an id are new ones, which get a file. */
  readonly isNew: boolean;
}

const hostileNames = fc.record({ kind, name: hostile, isNew: fc.boolean() });

/** Every way in which a request may name a file, a picture, an entity or a kind, by its route. */
const ways = ({ kind: asked, name, isNew }: Named): Readonly<Record<string, unknown>> => ({
  kind: asked,
  id: isNew ? null : name,
  title: name,
  picture: name,
  file: name,
  name,
  beside: name,
  path: name,
  block: name,
  commit: name,
  dag: name,
  secret: name,
  email: name,
  role: name,
  base: null,
  before: {},
  value: { id: name, slug: name, path: name, from: name, image: name, production: name, picture: name },
  companions: { showings: [], ediNumber: name, menu: name },
  do: "cancel",
  stamp: name,
  reason: name,
  action: { do: "remove", id: name, stamp: name },
  editor: name,
});

const inQuery = (told: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(told).flatMap(([key, one]) => (typeof one === "string" ? [[key, one]] : [])),
  ).toString();

const METHODS = ["GET", "POST", "DELETE"] as const;

/** Logging out would end the session of all that follows; publishing would build. */
const LEFT_OUT = ["DELETE /api/innlogging", "POST /api/publishing"];

const asksNothingOutside = async (route: string): Promise<void> => {
  const [named, pattern = ""] = route.split(" ");
  const method = METHODS.find((one) => one === named) ?? "GET";
  const before = outside();
  await fc.assert(
    fc.asyncProperty(hostileNames, fc.boolean(), async (asked, isRaw) => {
      const told = ways(asked);
      const place = isRaw ? asked.name.replaceAll(/[^\x21-\x7e]|[?#]/g, "") : encodeURIComponent(asked.name);
      // A replacer: `$&` in a name is text, no pattern of replaceAll.
      const path = pattern.replace("*", () => place);
      const answer = await boss.askRaw({ method, url: `${path}?${inQuery(told)}`, body: told });
      expect(answer.body).not.toContain(SECRET);
      expect(answer.body).not.toMatch(/root:x:0|SQLite format|repositoryformatversion/);
      expect([route, answer.statusCode < 500]).toEqual([route, true]);
    }),
    { numRuns: RUNS },
  );
  expect([route, outside()]).toEqual([route, before]);
};

test("no route reads or writes anything outside the content folder, whatever it is asked for", async () => {
  const routes = [...desk.server.rules.keys()].filter((route) => !LEFT_OUT.includes(route));
  expect(routes.length).toBeGreaterThan(40);
  for (const route of routes) await asksNothingOutside(route);
});

/** Pictures that differ, since one that is there already is not added again. */
const newPicture = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 1200, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .png()
    .toBuffer();

test("an upload of a kind is named into the folder of pictures, whatever its name, and others are refused", async () => {
  const before = outside();
  let red = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.record({ kind: fc.oneof(kind, fc.constant("pages")), name: hostile, isNew: fc.boolean() }),
      async (asked) => {
        red += 1;
        const answer = await desk.server.inject({
          method: "POST",
          url: `/api/bilder/nytt?${inQuery(ways(asked))}`,
          headers: {
            host: "rediger.example.no",
            "x-forwarded-proto": "https",
            origin: "https://rediger.example.no",
            "content-type": "application/octet-stream",
            cookie: boss.cookie(),
          },
          payload: await newPicture(red),
        });
        if (!isKind(asked.kind)) return expect(answer.statusCode).toBe(400);
        const { outcome, picture } = answer.json();
        expect(outcome).toBe("added");
        expect(picture).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+\.(png|jpg|webp)$/);
        rmSync(join(desk.contentRoot, "images", picture));
      },
    ),
    { numRuns: RUNS },
  );
  expect(outside()).toBe(before);
});
