import sharp from "sharp";
import { preparePicture, UnfitPicture } from "./prepare-picture";

/** A picture whose upper left corner is red, as far as its file says. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#204060" } }).composite([
    {
      input: { create: { width: width / 2, height: height / 2, channels: 3, background: "#ff0000" } },
      gravity: "northwest",
    },
  ]);

describe("an uploaded picture", () => {
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

  it.each([
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
});
