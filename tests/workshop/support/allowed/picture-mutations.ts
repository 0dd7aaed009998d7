import sharp, { type Sharp } from "sharp";
import type { ContentFolder, Mutation } from "./content-folder";

const plain = (width = 900, height = 1_350): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#9b1b30" } });

const noise = (width = 900, height = 1_350): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  });

const animated = async (): Promise<Sharp> => {
  const frames = ["#9b1b30", "#1f5a4c"].map((background) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
};

/** Valid pictures, however unusual: what, the file's name, and how it is made. */
const PICTURES: readonly (readonly [what: string, name: string, make: () => Sharp | Promise<Sharp>])[] = [
  ["grey JPEG", "gra.jpg", () => noise().greyscale().toColourspace("b-w").jpeg()],
  ["CMYK JPEG", "cmyk.jpg", () => noise().toColourspace("cmyk").jpeg()],
  ["progressive JPEG", "progressiv.jpeg", () => noise().jpeg({ progressive: true })],
  ["JPEG in capitals", "STORE.JPG", () => plain().jpeg()],
  [
    "JPEG of the best quality, without subsampling",
    "fin.jpg",
    () => noise().jpeg({ quality: 100, chromaSubsampling: "4:4:4" }),
  ],
  ["JPEG of the worst quality", "grov.jpg", () => noise().jpeg({ quality: 1 })],
  ...[2, 3, 4, 5, 6, 7, 8].map(
    (orientation) =>
      [
        `JPEG with orientation ${orientation}`,
        `vendt-${orientation}.jpg`,
        () => noise().jpeg().withMetadata({ orientation }),
      ] as const,
  ),
  ["JPEG in Display P3", "p3.jpg", () => noise().withIccProfile("p3").jpeg()],
  ["JPEG with a profile of CMYK", "cmyk-profil.jpg", () => noise().withIccProfile("cmyk").jpeg()],
  ["JPEG with 1 dot an inch", "tetthet.jpg", () => plain().withMetadata({ density: 1 }).jpeg()],
  ["PNG of 16 bits", "16.png", () => noise().toColourspace("rgb16").png()],
  ["grey PNG of 16 bits", "gra16.png", () => noise().greyscale().toColourspace("grey16").png()],
  ["PNG with a palette", "palett.png", () => noise().png({ palette: true, colours: 16 })],
  ["PNG of one bit", "en-bit.png", () => plain().png({ palette: true, colours: 2 })],
  ["interlaced PNG", "flettet.png", () => noise(400, 600).png({ progressive: true })],
  ["PNG that can be seen through", "gjennomsiktig.png", () => plain().ensureAlpha(0.3).png()],
  ["PNG that is not there to be seen", "usynlig.png", () => plain().ensureAlpha(0).png()],
  ["WebP without loss", "tapsfri.webp", () => noise(400, 600).webp({ lossless: true })],
  ["WebP that can be seen through", "gjennomsiktig.webp", () => plain().ensureAlpha(0.5).webp()],
  ["animated WebP", "animert.webp", async () => (await animated()).webp()],
  ["wide picture of the longest shape", "bred.jpg", () => noise(2_000, 400).jpeg()],
  ["high picture of the longest shape", "hoy.jpg", () => noise(400, 2_000).jpeg()],
  ["picture of the smallest size", "liten.png", () => noise(32, 32).png()],
  ["small and narrow picture", "smal.png", () => noise(33, 160).png()],
  ["picture of nearly 50 million pixels", "stort.jpg", () => plain(8_100, 6_100).jpeg({ quality: 40 })],
  ["very high picture", "tarn.webp", () => plain(1_000, 5_000).webp({ quality: 20 })],
  ["picture in a folder with odd letters", "Øvre mappe/bilde (1) & [kopi] #2 +%41.jpg", () => plain().jpeg()],
  ["picture with the longest name", `${"n".repeat(196)}.png`, () => plain(400, 600).png()],
];

/** Each picture as that of a film or an event, wide and poster in turn. */
export const pictureMutations = async (content: ContentFolder): Promise<readonly Mutation[]> => {
  const productions = content.names("productions");
  return Promise.all(
    PICTURES.map(async ([what, name, make], index): Promise<Mutation> => {
      const bytes = await (await make()).toBuffer();
      const file = productions[index % productions.length] ?? "";
      const asset = Math.floor(index / productions.length);
      return {
        name: `${file}: ${what}`,
        file,
        field: `assets[${asset}]`,
        apply: (changed) => {
          changed.put(`images/rare/${name}`, bytes);
          changed.set(file, ["assets", asset, "image"], `rare/${name}`);
        },
      };
    }),
  );
};
