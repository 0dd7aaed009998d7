import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawLogo, drawPictures, svgOf } from "./draw";
import { DRAWN, pictureOf } from "./motifs";

const COLORS = { accent: "#0F766E", light: "#FFB703", neutral: "#4F6367" };

test("each drawing is a file, named by its motif and shape, and described", () => {
  expect(pictureOf("fyr")).toEqual({
    image: "tegninger/fyr.jpg",
    alt: "Et fyrtårn på et skjær sender en lysstråle ut over havet.",
    focalPoint: { x: 0.5, y: 0.5 },
  });
  expect(DRAWN.get("tegninger/fyr-plakat.jpg")).toEqual({ motif: "fyr", shape: "poster" });
  const files = readdirSync(__dirname).filter((name) => name.endsWith(".svg"));
  expect([...new Set([...DRAWN.values()].map(({ motif }) => `${motif}.svg`))].sort()).toEqual(files.sort());
});

test.each([...DRAWN.keys()])("%s has colours made from the house's, and no others", (file) => {
  const used = [...(svgOf(file, COLORS) ?? "").matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map(([, ink]) => ink);
  const inks = new Set(used.filter((ink) => ink !== "none" && ink !== "url(#sky)"));
  expect([...inks].every((ink) => /^#[0-9a-f]{6}$/.test(ink ?? ""))).toBe(true);
  expect(inks.size).toBeGreaterThan(4);
  expect(svgOf(file, { ...COLORS, accent: "#B3261E" })).not.toBe(svgOf(file, COLORS));
});

test("a colour that cannot be read is an error", () => {
  expect(() => svgOf("tegninger/fyr.jpg", { ...COLORS, accent: "grønn" })).toThrow('"grønn" is not a colour');
});

test("the sky is dark and the ground fills the lower edge of a poster", async () => {
  const pictures = await drawPictures({ a: pictureOf("hus", "poster") }, COLORS);
  const { data, info } = await sharp(pictures.get("images/tegninger/hus-plakat.jpg"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): readonly number[] => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  expect(Math.max(...pixel(10, 10))).toBeLessThan(70);
  const [ground, edge] = [pixel(500, 1420), pixel(10, 1490)];
  expect(ground.every((value, index) => Math.abs(value - (edge[index] ?? 0)) < 6)).toBe(true);
});

test("the pictures that content names are drawn, wide or as a poster, and no others", async () => {
  const content = {
    a: pictureOf("fyr", "poster"),
    b: [pictureOf("kopp"), pictureOf("kopp")],
    c: "tegninger/ukjent.jpg",
  };
  const drawn = await drawPictures(content, COLORS);
  expect([...drawn.keys()]).toEqual(["images/tegninger/fyr-plakat.jpg", "images/tegninger/kopp.jpg"]);
  const sizes = await Promise.all([...drawn.values()].map((bytes) => sharp(bytes).metadata()));
  expect(sizes.map(({ width, height, format }) => [width, height, format])).toEqual([
    [1000, 1500, "jpeg"],
    [1600, 900, "jpeg"],
  ]);
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
