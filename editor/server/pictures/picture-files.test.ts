import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { PictureFiles } from "./picture-files";
import { pixelDigest } from "./prepare-picture";

let root = "";
let files: PictureFiles;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "picture-files-"));
  files = new PictureFiles(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const draw = (width: number, height: number, background = "#336699") =>
  sharp({ create: { width, height, channels: 3, background } });
const put = async (name: string, picture: sharp.Sharp) =>
  writeFileSync(join(root, name), await picture.png().toBuffer());
const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return [width, height, format];
};

test("a picture's facts are read once, and again when the file is another", async () => {
  await put("a.png", draw(40, 30));
  expect(await files.factsOf("a.png")).toEqual({
    width: 40,
    height: 30,
    bytes: statSync(join(root, "a.png")).size,
    fault: "",
  });
  const first = await files.factsOf("a.png");
  expect(await files.factsOf("a.png")).toBe(first);
  await put("a.png", draw(50, 35));
  expect(await files.factsOf("a.png")).toMatchObject({ width: 50, height: 35 });
  await expect(files.factsOf("borte.png")).rejects.toThrow("ENOENT");
});

test("what is no picture has no size", async () => {
  writeFileSync(join(root, "a.png"), "tekst");
  expect(await files.factsOf("a.png")).toMatchObject({ width: 0, height: 0, bytes: 5 });
});

test("a twin has the same size and the same pixels, in whatever file", async () => {
  await put("annen.png", draw(40, 30, "#ff0000"));
  await put("liten.png", draw(20, 15));
  await put("tvilling.png", draw(40, 30));
  writeFileSync(join(root, "feil.png"), "tekst");
  const names = ["borte.png", "feil.png", "annen.png", "liten.png", "tvilling.png"];
  const wanted = {
    width: 40,
    height: 30,
    digest: await pixelDigest(await draw(40, 30).webp({ lossless: true }).toBuffer()),
  };
  expect(await files.twinOf(names, [wanted])).toBe("tvilling.png");
  expect(await files.twinOf(names.slice(0, 4), [wanted])).toBeNull();
  expect(await files.twinOf(names, [{ ...wanted, width: 30, height: 40 }])).toBeNull();
  expect(await files.twinOf(names, [])).toBeNull();
});

test("a view is as wide as a form shows it, and a cut as the build makes it; neither is larger than it came", async () => {
  await put("stor.png", draw(1500, 600));
  await put("liten.png", draw(100, 50));
  expect(await sizeOf(await files.view("stor.png", null))).toEqual([1000, 400, "webp"]);
  expect(await sizeOf(await files.view("liten.png", null))).toEqual([100, 50, "webp"]);
  expect(await sizeOf(await files.view("stor.png", "share"))).toEqual([600, 315, "webp"]);
  expect(await sizeOf(await files.view("stor.png", "thumb"))).toEqual([192, 288, "webp"]);
});

test("a picture of a phone on its side is shown the right way up", async () => {
  const bytes = await draw(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  writeFileSync(join(root, "mobil.jpg"), bytes);
  expect(await files.factsOf("mobil.jpg")).toMatchObject({ width: 40, height: 60 });
  expect(await sizeOf(await files.view("mobil.jpg", null))).toEqual([40, 60, "webp"]);
  expect(await sizeOf(await files.thumbnail("mobil.jpg"))).toEqual([40, 60, "webp"]);
});

test("a cut of a very long and narrow picture is made at once", async () => {
  await put("lang.png", draw(16_000, 20));
  const begun = Date.now();
  expect(await sizeOf(await files.view("lang.png", "share"))).toEqual([600, 315, "webp"]);
  expect(Date.now() - begun).toBeLessThan(2_000);
});

test("a small copy is made once for each state of a picture, and never larger", async () => {
  await put("stor.png", draw(1200, 600));
  await put("liten.png", draw(100, 50));
  const first = await files.thumbnail("stor.png");
  expect(await sizeOf(first)).toEqual([240, 120, "webp"]);
  expect(await files.thumbnail("stor.png")).toBe(first);
  expect(await sizeOf(await files.thumbnail("liten.png"))).toEqual([100, 50, "webp"]);
  writeFileSync(join(root, "stor.png"), readFileSync(join(root, "liten.png")));
  utimesSync(join(root, "stor.png"), 1000, 1000);
  expect(await sizeOf(await files.thumbnail("stor.png"))).toEqual([100, 50, "webp"]);
});

test("what cannot be shown is refused in words, by every view, and the list says them", async () => {
  const huge = await draw(40, 30).png().toBuffer();
  huge.writeUInt32BE(9_000, 16);
  huge.writeUInt32BE(6_000, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  writeFileSync(join(root, "stor.png"), huge);
  writeFileSync(join(root, "tekst.png"), "tekst");
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const whole = await sharp({ create: { width: 90, height: 70, channels: 3, background: "#fff", noise } })
    .png()
    .toBuffer();
  writeFileSync(join(root, "kuttet.png"), whole.subarray(0, whole.length / 2));
  for (const [name, why] of [
    ["stor.png", /50 millioner/],
    ["tekst.png", /skadet/],
    ["kuttet.png", /skadet/],
  ] as const) {
    const refused = { statusCode: 422, message: expect.stringMatching(why) };
    await expect(files.thumbnail(name)).rejects.toMatchObject(refused);
    await expect(files.view(name, null)).rejects.toMatchObject(refused);
    await expect(files.view(name, "share")).rejects.toMatchObject(refused);
    if (name !== "kuttet.png") expect((await files.factsOf(name)).fault).toMatch(why);
  }
});
