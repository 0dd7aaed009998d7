import fc from "fast-check";
import sharp from "sharp";
import { colorsOfLogo } from "./colors-of-logo";
import { faults, mendColors } from "./mend-colors";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}` as const);

test("any three colours become readable, light and dark", () => {
  fc.assert(
    fc.property(color, color, color, (accent, light, neutral) => {
      expect(faults(mendColors({ accent, light, neutral }).colors)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("good colours are kept, and what is changed is noted", () => {
  const good = { accent: "#9B1B30", light: "#F4C95D", neutral: "#6B5D52" };
  expect(mendColors(good).colors).toEqual(good);
  const { notes, colors } = mendColors({ ...good, accent: "#FFF5B0" });
  expect(colors.accent).not.toBe("#FFF5B0");
  expect(notes[0]).toContain("Hovedfargen er endret fra #FFF5B0 til");
});

test("a logo's strongest hue becomes the accent", async () => {
  const logo = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#0f766e" } })
    .png()
    .toBuffer();
  const { accent } = await colorsOfLogo(logo);
  expect(accent).toBe("#0F766E");
});
