import type { PicturePurpose } from "../../../domain/define/field";
import { judgePicture, tooLarge } from "./judge-picture";
import type { PictureFacts } from "./picture-facts";

const SOUND: PictureFacts = {
  format: "jpeg",
  width: 1600,
  height: 1600,
  frames: 1,
  isTurned: false,
  fault: null,
  forbidden: null,
  isEmpty: false,
  canBeIcon: true,
};

const found = (facts: Partial<PictureFacts>, purpose: PicturePurpose = "picture", image = "a.jpg") =>
  judgePicture(image, { ...SOUND, ...facts }, purpose).map(({ severity, message }) => `${severity} ${message}`);

test.each([
  ["wide", 800],
  ["picture", 400],
  ["share", 600],
  ["poster", 300],
  ["logo", 40],
  ["icon", 192],
] as const)("a picture used as %s is blurred below %i pixels of width", (purpose, least) => {
  const ofWidth = (width: number) => found({ width, height: width }, purpose);
  expect(ofWidth(least)).toEqual([]);
  expect(ofWidth(least - 1)).toEqual([expect.stringMatching(/^warning som bare er .* og blir uskarpt\.$/)]);
});

test("a picture of less than 32 pixels on a side is none", () => {
  expect(found({ width: 40, height: 32 }, "logo")).toEqual([]);
  expect(found({ width: 40, height: 31 }, "logo")).toEqual(["error som bare er 40 × 31 piksler."]);
  expect(found({ width: 31, height: 40 }, "logo")).toEqual(["error som bare er 31 × 40 piksler."]);
});

test("a picture is at most five times as long as it is wide, in either direction", () => {
  expect(found({ width: 4000, height: 800 })).toEqual([]);
  expect(found({ width: 800, height: 4000 })).toEqual([]);
  expect(found({ width: 4001, height: 800 })).toEqual([expect.stringContaining("for langt og smalt")]);
  expect(found({ width: 800, height: 4001 })).toEqual([expect.stringContaining("for langt og smalt")]);
});

test("a drawing is sharp at any size", () => {
  expect(found({ format: "svg", width: 1, height: 1 }, "logo", "a.svg")).toEqual([]);
});

test("a poster stands, as it is shown", () => {
  const wide = expect.stringContaining("bredere enn det er høyt");
  expect(found({ height: 1599 }, "poster")).toEqual([wide]);
  expect(found({ height: 1600 }, "poster")).toEqual([]);
  expect(found({ height: 1599 }, "wide")).toEqual([]);
  expect(found({ height: 1601, isTurned: true }, "poster")).toContainEqual(wide);
  expect(found({ height: 1600, isTurned: true }, "poster")).not.toContainEqual(wide);
});

test("an icon is square, and one that can be drawn", () => {
  expect(found({ height: 1599 }, "icon")).toEqual(["warning som ikke er kvadratisk. Ikonet får tomme felter."]);
  expect(found({ height: 1599 }, "logo")).toEqual([]);
  expect(found({ canBeIcon: false }, "icon")).toEqual(["error som det ikke kan tegnes ikoner av."]);
  expect(found({ canBeIcon: false }, "logo")).toEqual([]);
});

test("an animation is built with its first picture", () => {
  expect(found({ frames: 2 })).toEqual([expect.stringMatching(/^warning som er animert\./)]);
});

test("an error is reported alone", () => {
  expect(found({ width: 31, frames: 2, isTurned: true }, "poster")).toEqual([expect.stringMatching(/^error/)]);
  expect(found({ fault: "damaged", frames: 2 })).toEqual([expect.stringContaining("er skadet")]);
  expect(found({ forbidden: "skript", fault: null })).toEqual([expect.stringContaining("som inneholder skript.")]);
  expect(found({ format: null })).toEqual(["error som ikke kan leses som bilde."]);
});

test.each([
  ["a.JPG", "jpeg", []],
  ["a.jpeg", "jpeg", []],
  ["a.webp", "webp", []],
  ["mappe.jpg/a.png", "png", []],
  ["a.png", "jpeg", ["error som slutter på .png, men filen er en JPEG."]],
  ["a.jpg", "bmp", ["error som slutter på .jpg, men filen er i et annet format."]],
])("%s with %s inside: %j", (image, format, reported) => expect(found({ format }, "picture", image)).toEqual(reported));

test("a wrong ending is put right by renaming, except for what has to be saved again", () => {
  const cureOf = (format: string) => judgePicture("a.png", { ...SOUND, format }, "picture")[0]?.cure;
  expect(cureOf("jpeg")).toContain("La navnet slutte på .jpg,");
  expect(cureOf("svg")).toBe("Åpne det i et bildeprogram, og lagre det på nytt som JPEG.");
  expect(cureOf("gif")).toBe("Åpne det i et bildeprogram, og lagre det på nytt som JPEG.");
});

test("a file that is too large is reported in megabytes", () => {
  expect(tooLarge(31_600_000).message).toMatch(/^som er på 32 MB\. Grensen er \d+ MB\.$/);
});
