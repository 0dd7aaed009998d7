import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { forbid } from "../../testing/forbid";
import { TestContent } from "../../testing/test-content";
import { plainPng } from "../../testing/test-picture";
import { animation, damaged, noise, plain } from "../../testing/test-pictures";
import { testReports } from "../../testing/test-reports";
import { decodePicture } from "./decode-picture";
import { PictureFactsCache } from "./picture-facts-cache";

const FILM = "productions/nattoget.json";
const READ_AGAIN = "Lagre det på nytt som JPEG, PNG eller WebP.";
const MISSING =
  "som ikke finnes i content/images. → Legg bildet der, eller rett navnet. Store og små bokstaver teller.";
const DAMAGED = "som er skadet: noe av det mangler eller kan ikke leses.";

/** The problems of a film's poster in a file of that name. */
const reportedFor = async (image: string, bytes: Buffer | string): Promise<readonly string[]> => {
  const content = new TestContent().set(FILM, "assets[1].image", image).write(`images/${image}`, bytes);
  const problems = await content.problems();
  return problems.map(({ severity, message }) => `${severity} ${message.replace(`er «${image}», `, "")}`);
};

const FORMATS: readonly (readonly [ending: string, save: (picture: Sharp) => Sharp])[] = [
  ["jpg", (picture) => picture.jpeg()],
  ["JPEG", (picture) => picture.jpeg({ progressive: true })],
  ["png", (picture) => picture.png()],
  ["webp", (picture) => picture.webp({ lossless: true })],
];

describe("pictures", () => {
  testReports({
    [`error ${FILM} assets[0].image: er «filmer/borte.jpg», ${MISSING}`]: "filmer/borte.jpg",
    [`error pages/forside.json meta.nb.image: er «borte.png», ${MISSING}`]: "borte.png",
    [`error ${FILM} assets[0].image: er ikke et bilde (JPEG, PNG eller WebP). → Oppgi filnavnet i content/images, for eksempel filmer/nattekspressen.jpg.`]:
      "plakat.pdf",
    [`warning ${FILM} assets[0].alt: er tom: den som ikke ser bildet, får ikke vite hva det viser. → Skriv én setning om hva bildet viser. La den stå tom bare når bildet er ren pynt.`]:
      " ",
  });

  it("stops a file that has only a picture's name", async () => {
    const content = new TestContent()
      .set(FILM, "assets[1].image", "filmer/falsk.png")
      .write("images/filmer/falsk.png", "Dette er en tekst.");
    expect(await content.reported()).toEqual([
      `error ${FILM} assets[1].image: er «filmer/falsk.png», som ikke kan leses som bilde. → ${READ_AGAIN}`,
    ]);
  });

  it.each([
    ["NFC", "NFD"],
    ["NFD", "NFC"],
  ] as const)("finds a picture named in %s whose file is in %s, and links to the file", async (named, form) => {
    const image = "filmer/Blåfjell på ål.png";
    const content = new TestContent()
      .set(FILM, "assets[1].image", image.normalize(named))
      .write(`images/${image.normalize(form)}`, plainPng(1000, 1500));
    expect(await content.reported()).toEqual([]);
    const { productions } = await content.loaded();
    const written = JSON.stringify(productions);
    expect(written).toContain(image.normalize(form));
    expect(written).not.toContain(image.normalize(named));
  });

  it("stops an empty picture file", async () => {
    const content = new TestContent().write("images/bilde.png", "");
    const problems = await content.problems();
    expect(new Set(problems.map(({ cure }) => cure))).toEqual(new Set([READ_AGAIN]));
  });

  it.each(FORMATS)("accepts a valid %s, and stops one that is truncated or damaged", async (ending, save) => {
    const whole = await save(noise()).toBuffer();
    const image = `filmer/plakat.${ending}`;
    expect(await reportedFor(image, whole)).toEqual([]);
    expect(await reportedFor(image, whole.subarray(0, whole.length / 2))).toEqual([`error ${DAMAGED}`]);
    expect(await reportedFor(image, whole.subarray(0, 30))).toEqual([`error ${DAMAGED}`]);
    // JPEG has no checksum, so bytes that still read as a picture are one.
    if (ending !== "jpg" && ending !== "JPEG")
      expect(await reportedFor(image, damaged(whole))).toEqual([`error ${DAMAGED}`]);
  });

  it.each([
    ["plakat.jpg", (picture: Sharp) => picture.png(), "som slutter på .jpg, men filen er en PNG."],
    ["plakat.webp", (picture: Sharp) => picture.jpeg(), "som slutter på .webp, men filen er en JPEG."],
    ["plakat.png", (picture: Sharp) => picture.gif(), "som slutter på .png, men filen er en GIF."],
    ["plakat.jpg", (picture: Sharp) => picture.tiff(), "som slutter på .jpg, men filen er en TIFF."],
    [
      "plakat.jpg",
      (picture: Sharp) => picture.avif({ effort: 0 }),
      "som slutter på .jpg, men filen er en HEIC eller AVIF.",
    ],
  ])("stops a %s of another format", async (image, save, message) => {
    expect(await reportedFor(image, await save(plain({ width: 400 })).toBuffer())).toEqual([`error ${message}`]);
  });

  it("stops a drawing that is called a photograph", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="9" height="9"/></svg>';
    expect(await reportedFor("plakat.jpg", svg)).toEqual(["error som slutter på .jpg, men filen er en tegning i SVG."]);
  });

  it("stops a poster of more pixels than are decoded", async () => {
    const found = await reportedFor("plakat.png", plainPng(10_000, 5_001));
    expect(found).toEqual([
      expect.stringMatching(/^error som har 10.000 × 5.001 piksler\. Grensen er 50 millioner\.$/),
    ]);
  });

  it("warns of an animation and a rotated picture, which are built", async () => {
    const moving = await (await animation()).webp().toBuffer();
    expect(await reportedFor("plakat.webp", moving)).toEqual([
      "warning som er animert. Bare det første bildet i det vises.",
    ]);
    const turned = await plain({ width: 800, height: 600 }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await reportedFor("plakat.jpg", turned)).toEqual([
      "warning som ligger på siden i filen og blir beskåret feil.",
    ]);
  });

  it.each([
    ["grey", async () => plain().greyscale().jpeg().toBuffer(), "jpg"],
    ["CMYK", async () => plain().toColourspace("cmyk").jpeg().toBuffer(), "jpg"],
    ["16 bits", async () => plain().toColourspace("rgb16").png().toBuffer(), "png"],
    ["see-through", async () => plain().ensureAlpha(0.5).png().toBuffer(), "png"],
    ["wide gamut", async () => plain().withIccProfile("p3").jpeg().toBuffer(), "jpg"],
  ])("accepts a %s picture", async (_what, make, ending) => {
    expect(await reportedFor(`plakat.${ending}`, await make())).toEqual([]);
  });

  it.each(["logo.svg", "./bilde.png", "brev.pdf"])("stops %s as the picture for sharing", async (image) => {
    const content = new TestContent()
      .set("pages/forside.json", "meta.nb.image", image)
      .write("images/brev.pdf", "%PDF");
    const errors = (await content.problems()).filter(({ severity }) => severity === "error");
    expect(errors.map(({ field }) => field)).toEqual(["meta.nb.image"]);
  });

  it("warns of a damaged unused picture, and stops files that Gatsby cannot read", async () => {
    const content = new TestContent()
      .write("images/gammel.png", "Dette er en tekst.")
      .write("images/brev.jpg", await plain().jpeg().toBuffer())
      .disturb((root) => symlinkSync("bilde.png", join(root, "images/snarvei.png")))
      .disturb(...forbid("images/brev.jpg"));
    const problems = await content.problems();
    expect(problems.map(({ severity, file, message }) => `${severity} ${file}: ${message}`)).toEqual([
      "error images/brev.jpg: Filen kan ikke leses: tilgangen mangler.",
      "error images/snarvei.png: Filen er en snarvei (symbolsk lenke) og blir ikke lest.",
      "warning images/gammel.png: Ingen sider viser dette bildet, som ikke kan leses som bilde.",
    ]);
  });
});

describe("cached facts of pictures", () => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-"));
  const file = join(folder, "cache/pictures.json");

  afterAll(() => rmSync(folder, { recursive: true }));

  /** Facts from a cache file in which the values were changed. */
  const cached = (): { pictures: Record<string, { width: number }> } => JSON.parse(readFileSync(file, "utf8"));

  it("are cached and reused; an invalid cache file is not", async () => {
    const bytes = await noise({ width: 700 }).png().toBuffer();
    const first = new PictureFactsCache(file);
    const facts = await first.factsOf(bytes);
    expect(facts).toMatchObject({ format: "png", width: 700, height: 800, fault: null });
    await first.keep();
    const written = cached();
    for (const one of Object.values(written.pictures)) one.width = 4321;
    writeFileSync(file, JSON.stringify(written));
    expect(await new PictureFactsCache(file).factsOf(bytes)).toMatchObject({ width: 4321 });
    for (const broken of [
      "",
      "{",
      "null",
      '{"edition":"0","pictures":{}}',
      JSON.stringify({ ...written, pictures: [] }),
    ]) {
      writeFileSync(file, broken);
      const other = await noise({ width: 701 }).png().toBuffer();
      expect(await new PictureFactsCache(file).factsOf(other)).toMatchObject({ width: 701 });
    }
  });

  it("are computed again when other code or another decoder wrote them", async () => {
    const bytes = await noise({ width: 702 }).png().toBuffer();
    const digest = createHash("sha256").update(bytes).digest("hex");
    const facts = await decodePicture(bytes);
    writeFileSync(file, JSON.stringify({ edition: "0", pictures: { [digest]: { ...facts, width: 4321 } } }));
    expect(await new PictureFactsCache(file).factsOf(bytes)).toMatchObject({ width: 702 });
  });

  it("are computed again when they cannot be cached", async () => {
    const nowhere = new PictureFactsCache(join(folder, "cache/pictures.json/below-a-file.json"));
    const bytes = await plain({ width: 640 }).png().toBuffer();
    expect(await nowhere.factsOf(bytes)).toMatchObject({ width: 640 });
    await nowhere.keep();
  });
});

describe("a picture with an Exif rotation", () => {
  it.each([
    [1, false],
    [4, false],
    [5, true],
    [8, true],
  ])("with orientation %i", async (orientation, isTurned) => {
    const bytes = await plain({ width: 640 }).jpeg().withMetadata({ orientation }).toBuffer();
    expect(await decodePicture(bytes)).toMatchObject({ isTurned });
  });
});
