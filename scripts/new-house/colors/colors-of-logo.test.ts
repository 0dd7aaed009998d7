import sharp from "sharp";
import { colorsOfLogo } from "./colors-of-logo";

/** A picture of upright stripes, each as wide as its share of 48. */
const striped = (...stripes: readonly (readonly [color: string, width: number])[]) => {
  let x = 0;
  const rects = stripes.map(([color, width]) => {
    const rect = `<rect x="${x}" width="${width}" height="48" fill="${color}" shape-rendering="crispEdges"/>`;
    x += width;
    return rect;
  });
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">${rects.join("")}</svg>`))
    .png()
    .toBuffer();
};

const FALLBACK = { accent: "#7A1F2B", light: "#F4C95D", neutral: "#6B5D52" };

/** Which of red, green and blue is strongest, and which weakest. */
const orderOf = (hex: string): string =>
  ["r", "g", "b"]
    .map((name, at) => [name, Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16)] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => name)
    .join("");

test("the hue that covers most is the accent, and another one the light", async () => {
  const { accent, light, neutral } = await colorsOfLogo(await striped(["#C01030", 30], ["#1040C0", 18]));
  expect(accent).toBe("#C01030");
  expect(orderOf(light).startsWith("b")).toBe(true);
  expect(light).not.toBe("#1040C0");
  expect(orderOf(neutral).startsWith("r")).toBe(true);
});

test("of one hue, the most colourful shade counts", async () => {
  expect((await colorsOfLogo(await striped(["#8F5560", 30], ["#C01030", 18]))).accent).toBe("#C01030");
});

test("a logo of one hue has our light, and one of greys all of ours", async () => {
  expect(await colorsOfLogo(await striped(["#C01030", 48]))).toMatchObject({
    accent: "#C01030",
    light: FALLBACK.light,
  });
  expect(await colorsOfLogo(await striped(["#C01030", 30], ["#C02A10", 18]))).toMatchObject({ light: FALLBACK.light });
  expect(await colorsOfLogo(await striped(["#808080", 24], ["#ffffff", 24]))).toEqual(FALLBACK);
});

test("what cannot be seen is no colour of the logo", async () => {
  expect((await colorsOfLogo(await striped(["rgba(16,64,192,0.4)", 40], ["#C01030", 8]))).accent).toBe("#C01030");
});

test("a file that is no picture is reported as such", async () => {
  await expect(colorsOfLogo("finnes-ikke.png")).rejects.toThrow(
    "Filen finnes-ikke.png kan ikke leses som et bilde. → Skriv stien til en SVG, PNG eller JPEG.",
  );
});
