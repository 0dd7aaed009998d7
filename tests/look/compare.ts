import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { picturesIn } from "./sheets";

export interface Difference {
  readonly file: string;
  /** Pixels that differ, with those that only one of the pictures has. */
  readonly pixels: number;
}

const read = async (path: string, size?: { readonly width: number; readonly height: number }) => {
  const picture = sharp(path).ensureAlpha();
  const { width, height } = await sharp(path).metadata();
  const whole = size
    ? picture.extend({ right: size.width - width, bottom: size.height - height, background: "#f0f" })
    : picture;
  return { data: await whole.raw().toBuffer(), width, height };
};

/** Compares two pictures; where they differ, writes them and their difference side by side. */
const compare = async (before: string, now: string, result: string): Promise<number> => {
  const [one, other] = await Promise.all([sharp(before).metadata(), sharp(now).metadata()]);
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const [a, b] = await Promise.all([read(before, size), read(now, size)]);
  const { width, height } = size;
  const drawn = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(a.data, b.data, drawn, width, height, { threshold: 0.1 });
  if (pixels === 0) return 0;
  const raw = { raw: { width, height, channels: 4 as const } };
  await sharp({ create: { width: width * 3 + 32, height, channels: 4, background: "#888" } })
    .composite([
      { input: a.data, ...raw, left: 0, top: 0 },
      { input: b.data, ...raw, left: width + 16, top: 0 },
      { input: drawn, ...raw, left: 2 * width + 32, top: 0 },
    ])
    .png()
    .toFile(result);
  return pixels;
};

/** All pictures that differ between two looks, the largest difference first. */
export const compareLooks = async (before: string, now: string, result: string): Promise<readonly Difference[]> => {
  rmSync(result, { recursive: true, force: true });
  mkdirSync(result, { recursive: true });
  const differences: Difference[] = [];
  for (const file of new Set([...picturesIn(before), ...picturesIn(now)])) {
    const paths = [join(before, file), join(now, file)] as const;
    const pixels = paths.every((path) => existsSync(path)) ? await compare(...paths, join(result, file)) : Infinity;
    if (pixels > 0) differences.push({ file, pixels });
  }
  return differences.sort((a, b) => b.pixels - a.pixels);
};

/** The differences as a page: before, now, and what differs. */
export const writeDifferences = (
  result: string,
  folders: readonly [string, string],
  all: readonly Difference[],
): void => {
  const rows = all.map(({ file, pixels }) =>
    Number.isFinite(pixels)
      ? `<h2>${file}: ${pixels}</h2><a href="${file}"><img src="${file}" alt="" loading="lazy" style="max-width:100%"></a>`
      : `<h2>${file} is in one of them only</h2>`,
  );
  const [before, now] = folders.map((folder) => relative(".", folder));
  writeFileSync(
    join(result, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Differences</title><h1>${before} and ${now}</h1>${rows.join("")}</html>`,
  );
};
