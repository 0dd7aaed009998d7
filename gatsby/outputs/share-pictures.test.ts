import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { FALLBACK_THEME as theme } from "../theme/site-theme";
import { drawSharePicture, writeSharePictures } from "./share-pictures";

const folder = mkdtempSync(join(tmpdir(), "deling-"));
const picture = join(folder, "bilde.png");
const drawing = { picture, title: "Nattekspressen", day: "Lørdag 5. desember kl. 18.00", house: "Kulturhuset", theme };

beforeAll(async () => {
  writeFileSync(
    picture,
    await sharp({ create: { width: 64, height: 36, channels: 3, background: "#c33" } })
      .png()
      .toBuffer(),
  );
});

test("draws the same bytes for the same facts, in the size that services ask for", async () => {
  const drawn = await drawSharePicture(drawing);
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect(drawn.equals(await drawSharePicture(drawing))).toBe(true);
  expect(drawn.equals(await drawSharePicture({ ...drawing, day: "Søndag" }))).toBe(false);
});

test.each([
  "Et <langt> & snirklete foredrag om ".repeat(4),
  "W".repeat(5_000),
  "Et foredrag ".repeat(60),
  "a\u0001b\u0000c\ud800",
  "👩‍👩‍👧‍👦 שלום".repeat(40),
  "a\n\u2028b",
  " ",
])("has room for any title and house: %j", async (title) => {
  const drawn = await drawSharePicture({ ...drawing, title, house: title });
  expect(await sharp(drawn).metadata()).toMatchObject({ height: 630 });
});

test("publishes a picture for each film, from the cache where nothing has changed, and drops those of other days", async () => {
  const [publicRoot, cache] = [join(folder, "public"), join(folder, "cache")];
  const page = (start: string) => ({
    path: "/natt-1",
    meta: { image: { file: { absolutePath: picture, internal: { contentDigest: "a" } } } },
    blocks: [
      {
        __typename: "CoverBlock" as const,
        asOf: "2026-12-01T12:00",
        production: { title: "Natt", premiere: null },
        events: [{ start, status: "onSale" as const }],
      },
    ],
  });
  const write = (start: string) =>
    writeSharePictures({
      data: {
        allPage: { nodes: [page(start), { ...page(start), path: "/kino", blocks: [{ __typename: "ActionBlock" }] }] },
      },
      house: "Kulturhuset",
      theme,
      publicRoot,
      cache,
      code: "1",
    });
  const published = () => readdirSync(join(publicRoot, "deling"));
  await write("2026-12-05T18:00");
  expect(published()).toEqual(["natt-1-2026-12-05.jpg"]);
  const [cached = ""] = readdirSync(cache);
  writeFileSync(join(cache, cached), "fra mellomlageret");
  await write("2026-12-05T18:00");
  expect(readFileSync(join(publicRoot, "deling", "natt-1-2026-12-05.jpg"), "utf8")).toBe("fra mellomlageret");
  await write("2026-12-06T18:00");
  expect(published()).toEqual(["natt-1-2026-12-06.jpg"]);
  expect(readdirSync(cache)).toHaveLength(1);
});
