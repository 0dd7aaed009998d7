import sharp from "sharp";
import { pixelDigest, preparePicture, UnfitPicture } from "./prepare-picture";

/** A picture whose upper left corner is red, as far as its file says. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#204060" } }).composite([
    {
      input: { create: { width: width / 2, height: height / 2, channels: 3, background: "#ff0000" } },
      gravity: "northwest",
    },
  ]);

/** As a phone on its side stores it, with camera and place. */
const fromPhone = async (): Promise<Buffer> =>
  picture(640, 400)
    .withExif({
      IFD0: { Make: "Hemmelig kamera", Copyright: "Demomedlem" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 25/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "11/1 20/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const cornerOf = async (bytes: Buffer, left: number, top: number): Promise<readonly number[]> => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

describe("an uploaded picture", () => {
  it("is turned the right way up, and has no metadata of camera and location", async () => {
    const bytes = await fromPhone();
    const before = await sharp(bytes).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.toString("latin1")).toContain("Hemmelig kamera");
    const prepared = await preparePicture(bytes);
    const { orientation, exif, xmp, iptc, icc, width, height } = await sharp(prepared.bytes).metadata();
    expect([orientation, exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect([width, height, prepared.width, prepared.height]).toEqual([400, 640, 400, 640]);
    expect(prepared.bytes.toString("latin1")).not.toMatch(/Hemmelig|Demomedlem|GPS|Exif/);
    const [red = 0, green = 255] = await cornerOf(prepared.bytes, 390, 10);
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });

  it("is scaled down to what the site needs, and never up", async () => {
    const large = await preparePicture(await picture(4000, 3000).jpeg().toBuffer());
    expect([large.width, large.height]).toEqual([2000, 1500]);
    const small = await preparePicture(await picture(300, 200).webp().toBuffer());
    expect([small.width, small.height, small.ending]).toEqual([300, 200, "jpg"]);
  });

  it("keeps what shines through", async () => {
    const clear = await sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const prepared = await preparePicture(clear);
    expect(prepared.ending).toBe("png");
    expect((await sharp(prepared.bytes).stats()).isOpaque).toBe(false);
  });

  it("has the same digest in whatever file it comes", async () => {
    const png = await picture(120, 80).png().toBuffer();
    const webp = await sharp(png).webp({ lossless: true }).toBuffer();
    expect(await pixelDigest(webp)).toBe(await pixelDigest(png));
    expect(await pixelDigest(await picture(120, 82).png().toBuffer())).not.toBe(await pixelDigest(png));
  });

  it.each([
    ["a text with the name of a picture", Buffer.from("Dette er ikke et bilde."), /ikke et bilde/],
    ["nothing", Buffer.alloc(0), /ikke et bilde/],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"></svg>'), /SVG/],
    [
      "a drawing that runs a script",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /SVG/,
    ],
  ])("that is %s is refused", async (_name, bytes, why) => {
    const refused = preparePicture(bytes);
    await expect(refused).rejects.toThrow(UnfitPicture);
    await expect(refused).rejects.toThrow(why);
  });

  it("that is damaged or tiny is refused", async () => {
    const whole = await picture(400, 300).jpeg().toBuffer();
    await expect(preparePicture(whole.subarray(0, whole.length / 2))).rejects.toThrow(/skadet/);
    await expect(preparePicture(await picture(20, 20).png().toBuffer())).rejects.toThrow("20 × 20");
  });
});
