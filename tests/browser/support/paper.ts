import type { Locator, Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";

/** The area of an A4 page within the margins of `src/theme/print.css`, in CSS pixels. */
export const A4_INSIDE = { width: Math.floor(((210 - 28) / 25.4) * 96), height: Math.floor(((297 - 24) / 25.4) * 96) };

/** Shows an open page with print styles, in the width of an A4 page, with its pictures. */
export const layOutOnPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(A4_INSIDE);
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = "eager";
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
};

/** The number of printed pages. */
export const printedPages = async (page: Page, format: "A3" | "A4" | "A5" = "A4"): Promise<number> => {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** The text of the QR code in a part of the page; null when it cannot be decoded. */
export const scanned = async (code: Locator): Promise<string | null> => {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
};

/** Visible pictures of the main part that have not loaded, by their addresses. */
export const missingPictures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map(({ src }) => src),
  );
