import sharp, { type Sharp } from "sharp";

interface Shape {
  readonly width?: number;
  readonly height?: number;
}

/** A picture of noise, which is incompressible: truncated or overwritten bytes are detected. */
export const noise = ({ width = 600, height = 800 }: Shape = {}): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 50 },
    },
  });

/** A picture in one colour: a few bytes in any format. */
export const plain = ({ width = 600, height = 800 }: Shape = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#9b1b30" } });

/** An animation of two frames. */
export const animation = async (): Promise<Sharp> => {
  const frames = await Promise.all(
    ["#9b1b30", "#1f5a4c"].map((background) =>
      sharp({ create: { width: 600, height: 800, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } });
};

/** The bytes with some in the middle replaced. */
export const damaged = (whole: Buffer): Buffer => {
  const bytes = Buffer.from(whole);
  bytes.fill(0xff, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 200);
  return bytes;
};
