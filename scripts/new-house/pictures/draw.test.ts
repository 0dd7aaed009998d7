import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawLogo, drawPictures } from "./draw";
import { DRAWN, pictureOf } from "./motifs";
import { inksOf } from "./palette";
import { PLACES } from "./places";
import { circle, each, rect, shape, stroke } from "./shapes";
import { THINGS } from "./things";

const COLORS = { accent: "#0F766E", light: "#FFB703", neutral: "#4F6367" };
const INKS = inksOf(COLORS);

test("shapes are written as SVG has them", () => {
  expect(rect(1, 2, 3, 4, "red")).toBe('<rect x="1" y="2" width="3" height="4" rx="0" fill="red"/>');
  expect(rect(1, 2, 3, 4, "red", 5)).toContain('rx="5"');
  expect(circle(1, 2, 3, "red")).toBe('<circle cx="1" cy="2" r="3" fill="red"/>');
  expect(shape("M0 0Z", "red")).toBe('<path d="M0 0Z" fill="red"/>');
  expect(stroke("M0 0Z", "red", 4)).toMatch(/^<path d="M0 0Z" fill="none" stroke="red" stroke-width="4" /);
  expect(each(3, (index) => `${index};`)).toBe("0;1;2;");
});

test("each picture is named by its motif and shape, and described", () => {
  expect(pictureOf("fyr")).toEqual({
    image: "tegninger/fyr.jpg",
    alt: "Et fyrtårn på et skjær sender en lysstråle ut over havet.",
    focalPoint: { x: 0.5, y: 0.5 },
  });
  expect(pictureOf("fyr", "poster").image).toBe("tegninger/fyr-plakat.jpg");
  expect(DRAWN.get("tegninger/fyr-plakat.jpg")).toEqual({ motif: "fyr", shape: "poster" });
  expect(DRAWN.size).toBe(2 * Object.keys({ ...PLACES, ...THINGS }).length);
});

test("the inks are the house's own colours, dark behind and light in front", () => {
  const lightness = (hex: string): number =>
    Number.parseInt(hex.slice(1, 3), 16) * 0.3 +
    Number.parseInt(hex.slice(3, 5), 16) * 0.59 +
    Number.parseInt(hex.slice(5, 7), 16) * 0.11;
  const { night, dusk, accent, light, paper, deep } = INKS;
  const order = [night, dusk, accent, light, paper].map(lightness);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(lightness(deep)).toBeLessThan(lightness(accent));
  const [, red, green] = /^#(..)(..)/.exec(accent) ?? [];
  expect(Number.parseInt(green ?? "", 16)).toBeGreaterThan(Number.parseInt(red ?? "", 16));
  expect(() => inksOf({ ...COLORS, accent: "grønn" })).toThrow('"grønn" is no colour');
});

test.each(Object.entries({ ...PLACES, ...THINGS }))(
  "the motif %s is drawn with the inks, and with numbers",
  (_name, draw) => {
    const drawn = draw(INKS);
    expect(drawn).not.toMatch(/NaN|undefined|null/);
    const fills = [...drawn.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(([, ink]) => ink);
    expect(fills.length).toBeGreaterThan(4);
    expect(fills.filter((ink) => !Object.values(INKS).some((one) => one === ink))).toEqual([]);
  },
);

test("the pictures that content names are drawn, wide or as a poster, and no others", async () => {
  const content = {
    a: pictureOf("fyr", "poster"),
    b: [pictureOf("kopp"), pictureOf("kopp")],
    c: "tegninger/ukjent.jpg",
  };
  const drawn = await drawPictures(content, COLORS);
  expect([...drawn.keys()]).toEqual(["images/tegninger/fyr-plakat.jpg", "images/tegninger/kopp.jpg"]);
  const sizes = await Promise.all(
    [...drawn.values()].map(async (bytes) => {
      const { width, height, format } = await sharp(bytes).metadata();
      return [width, height, format];
    }),
  );
  expect(sizes).toEqual([
    [1000, 1500, "jpeg"],
    [1600, 900, "jpeg"],
  ]);
  expect((await drawPictures({}, COLORS)).size).toBe(0);
});

test("a house without a logo gets a mark in its colours", async () => {
  const files = await drawLogo(COLORS, undefined);
  expect([...files.keys()]).toEqual(["images/merke/logo.svg", "images/merke/ikon.png"]);
  const svg = Buffer.from(files.get("images/merke/logo.svg") ?? "").toString();
  expect(svg).toContain('width="64" height="64"');
  expect(svg.match(/fill="[^"]+"/g)).toEqual(['fill="#0F766E"', 'fill="#FFB703"', 'fill="#0F766E"']);
  expect(await sharp(files.get("images/merke/ikon.png")).metadata()).toMatchObject({ width: 512, height: 512 });
});

test("a house's own logo is fitted into a square, with nothing around it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "logo-"));
  const own = join(folder, "logo.png");
  writeFileSync(
    own,
    await sharp({ create: { width: 90, height: 30, channels: 3, background: "#ff0000" } })
      .png()
      .toBuffer(),
  );
  const files = await drawLogo(COLORS, own);
  rmSync(folder, { recursive: true });
  expect([...files.keys()]).toEqual(["images/merke/logo.png", "images/merke/ikon.png"]);
  const logo = sharp(files.get("images/merke/logo.png"));
  expect(await logo.metadata()).toMatchObject({ width: 320, height: 320 });
  const { data } = await logo.raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(0);
  expect(await sharp(files.get("images/merke/ikon.png")).metadata()).toMatchObject({ width: 512 });
});

/** The rectangles of a drawing: left, top, width and height, of those with one ink. */
const rectsOf = (drawn: string, ink: string) =>
  [...drawn.matchAll(/<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" rx="[^"]+" fill="([^"]+)"/g)]
    .filter(([, , , , , fill]) => fill === ink)
    .map(([, ...numbers]) => numbers.slice(0, 4).map(Number));

test("the drawings show what their descriptions say", () => {
  // Light in all six windows of the house, of the same height in each row.
  const windows = rectsOf(PLACES.hus(INKS), INKS.light);
  expect(windows.map(([, top]) => top)).toEqual([480, 480, 480, 480, 630, 630]);
  // Six steps that stand on the ground and become higher to the right.
  const steps = [INKS.accent, INKS.dusk]
    .flatMap((ink) => rectsOf(THINGS.trapp(INKS), ink))
    .sort(([a = 0], [b = 0]) => a - b);
  const heights = steps.map(([, , , height = 0]) => height);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(steps.map(([, top = 0, , height = 0]) => top + height)).toEqual([820, 820, 820, 820, 820, 820]);
  // Books of many heights on three shelves.
  const books = [INKS.accent, INKS.light, INKS.paper]
    .flatMap((ink) => rectsOf(PLACES.bibliotek(INKS), ink))
    .filter(([, , width]) => width === 40);
  expect(books).toHaveLength(33);
  expect(new Set(books.map(([, top = 0, , height = 0]) => top + height))).toEqual(new Set([320, 556, 792]));
  expect(new Set(books.map(([, , , height]) => height)).size).toBeGreaterThan(8);
  // Three high windows, and three notes.
  expect(rectsOf(PLACES.rom(INKS), INKS.light)).toHaveLength(3);
  expect(THINGS.noter(INKS).match(/<circle/g)).toHaveLength(3);
  // Rows of seats in the middle of the picture, larger to the front.
  const rows = [560, 660, 790].map((y) =>
    [INKS.deep, INKS.accent].flatMap((ink) => rectsOf(PLACES.kinosal(INKS), ink)).filter(([, top]) => top === y),
  );
  expect(rows.map(({ length }) => length)).toEqual([14, 12, 10]);
  for (const row of rows) {
    const [left = 0] = row[0] ?? [];
    const [last = 0, , width = 0] = row.at(-1) ?? [];
    expect(left + last + width).toBe(900);
  }
});

test("the ground runs on to both sides of the square", () => {
  const grounds = Object.values({ ...PLACES, ...THINGS }).flatMap((draw) =>
    rectsOf(draw(INKS), INKS.deep).filter(([left]) => left === -900),
  );
  expect(grounds.length).toBeGreaterThan(6);
  for (const [, top = 0, width, height = 0] of grounds.filter(([, , width]) => width !== 4))
    expect([width, top + height]).toEqual([2700, 900]);
});

test.each([
  ["hus", /hus om kvelden/],
  ["kinosal", /kinosal/],
  ["scene", /scene/],
  ["bibliotek", /bokhylle/],
  ["rom", /bord med stoler/],
  ["kopp", /kopp/],
  ["noter", /noter/],
  ["skilt", /veiskilt/],
  ["stopsel", /støpsel/],
  ["las", /hengelås/],
  ["trapp", /trapp/],
  ["fyr", /fyrtårn/],
  ["ballong", /ballong/],
  ["fjell", /fjell/],
  ["konsert", /mikrofon/],
  ["bok", /bok med stjerner/],
] as const)("%s is told in words, for those who do not see it", (motif, said) => {
  expect(pictureOf(motif).alt).toMatch(said);
  expect(pictureOf(motif, "poster").alt).toBe(pictureOf(motif).alt);
});
