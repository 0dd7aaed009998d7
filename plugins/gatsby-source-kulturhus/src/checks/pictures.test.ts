import sharp, { type Sharp } from "sharp";
import { TestContent } from "../test-content";

const FILM = "productions/nattoget.json";
const READ_AGAIN = "Lagre det på nytt som JPEG, PNG eller WebP.";

describe("pictures", () => {
  it("stops a picture that is missing", async () => {
    const content = new TestContent().set(FILM, "assets[0].image", "filmer/borte.jpg");
    const { loaded, problems } = await content.load();
    expect(loaded).toBeNull();
    expect(problems).toEqual([
      content.problem({
        file: FILM,
        field: "assets[0].image",
        written: '"image": "filmer/borte.jpg"',
        message: "er «filmer/borte.jpg», som ikke finnes i content/images.",
        cure: "Legg bildet der, eller rett navnet. Store og små bokstaver teller.",
      }),
    ]);
  });

  it("stops a file that only calls itself a picture", async () => {
    const content = new TestContent()
      .set(FILM, "assets[1].image", "filmer/falsk.png")
      .write("images/filmer/falsk.png", "Dette er en tekst.");
    expect(await content.problems()).toEqual([
      content.problem({
        file: FILM,
        field: "assets[1].image",
        written: '"image": "filmer/falsk.png"',
        message: "er «filmer/falsk.png», som ikke kan leses som bilde.",
        cure: READ_AGAIN,
      }),
    ]);
  });

  it("stops an empty picture file", async () => {
    const content = new TestContent().write("images/bilde.png", "");
    const problems = await content.problems();
    expect(new Set(problems.map(({ cure }) => cure))).toEqual(new Set([READ_AGAIN]));
  });

  it.each([
    ["jpg", (picture: Sharp) => picture.jpeg()],
    ["png", (picture: Sharp) => picture.png()],
    ["webp", (picture: Sharp) => picture.webp({ lossless: true })],
  ])("stops a %s that is cut off in the middle, and lets the whole one pass", async (kind, save) => {
    const noise = sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: "#808080",
        noise: { type: "gaussian", mean: 128, sigma: 50 },
      },
    });
    const whole = await save(noise).toBuffer();
    const image = `filmer/avkuttet.${kind}`;
    const content = new TestContent().set(FILM, "assets[1].image", image).write(`images/${image}`, whole);
    expect(await content.problems()).toEqual([]);
    content.write(`images/${image}`, whole.subarray(0, whole.length / 2));
    expect((await content.problems()).map(({ message }) => message)).toEqual([
      `er «${image}», som ikke kan leses som bilde.`,
    ]);
  });

  it("stops a name that no picture can have", async () => {
    const content = new TestContent().set(FILM, "assets[0].image", "plakat.pdf");
    expect(await content.problems()).toEqual([
      content.problem({
        file: FILM,
        field: "assets[0].image",
        written: '"image": "plakat.pdf"',
        message: "er ikke et bilde (JPEG, PNG eller WebP).",
        cure: "Oppgi filnavnet i content/images, for eksempel filmer/nattekspressen.jpg.",
      }),
    ]);
  });

  it.each([
    ["sites/huset.json", "theme.logo", "theme.logo", '"logo"'],
    ["pages/forside.json", "meta.nb.image", "meta.nb.image", '"image"'],
  ])("looks for the picture of %s: %s", async (file, field, at, written) => {
    const content = new TestContent().set(file, field, "borte.png");
    expect(await content.problems()).toEqual([
      content.problem({
        file,
        field: at,
        written,
        message: "er «borte.png», som ikke finnes i content/images.",
        cure: "Legg bildet der, eller rett navnet. Store og små bokstaver teller.",
      }),
    ]);
  });

  it("warns of a picture without a text for those who do not see it", async () => {
    const content = new TestContent().set(FILM, "assets[0].alt", " ");
    const { loaded, problems } = await content.load();
    expect(loaded).not.toBeNull();
    expect(problems).toEqual([
      content.warning({
        file: FILM,
        field: "assets[0].alt",
        written: '"alt": " "',
        message: "er tom: den som ikke ser bildet, får ikke vite hva det viser.",
        cure: "Skriv én setning om hva bildet viser. La den stå tom bare når bildet er ren pynt.",
      }),
    ]);
  });
});
