import { decodeText } from "./decode-text";

const faultOf = (bytes: Buffer) => {
  const result = decodeText(bytes);
  if (typeof result === "string") throw new Error("the text is sound");
  return result;
};

test("UTF-8 is read as it is, and a byte-order mark is left out", () => {
  expect(decodeText(Buffer.from("Blåbær ☕\n"))).toBe("Blåbær ☕\n");
  expect(decodeText(Buffer.from("\ufeff{}"))).toBe("{}");
  expect(decodeText(Buffer.alloc(0))).toBe("");
});

test.each([
  ["a packed file", [0x50, 0x4b, 3, 4, 0], "et dokument eller en pakket fil"],
  ["an old document", [0xd0, 0xcf, 0x11, 0xe0, 0], "et dokument fra en eldre utgave av Word eller Excel"],
  ["a PDF with binary parts", [0x25, 0x50, 0x44, 0x46, 0xff], "en PDF"],
  ["a PNG", [0x89, 0x50, 0x4e, 0x47, 0], "et bilde"],
  ["a JPEG", [0xff, 0xd8, 0xff, 0xe0], "et bilde"],
])("%s is called by what it is, without a line", (_what, bytes, kind) => {
  expect(faultOf(Buffer.from(bytes))).toMatchObject({ line: null, message: `Filen er ${kind}, ikke tekst.` });
});

test.each([
  ["little-endian with its mark, without a zero", Buffer.from([0xff, 0xfe, 0x41, 0x42])],
  ["big-endian with its mark, without a zero", Buffer.from([0xfe, 0xff, 0x41, 0x42])],
  ["without a mark", Buffer.from("Hei", "utf16le")],
])("UTF-16 %s is named", (_what, bytes) => {
  expect(faultOf(bytes)).toMatchObject({ line: null, message: "Filen er lagret som UTF-16, ikke UTF-8." });
});

test.each([
  ["ends like UTF-16 but begins otherwise", [0xfe, 0xfe, 0x41]],
  ["begins like UTF-16 but goes on otherwise", [0xff, 0xff, 0x41]],
])("a text that %s is not called so", (_what, bytes) => {
  expect(faultOf(Buffer.from(bytes)).message).toContain("Filen er ikke lagret som UTF-8.");
});

test("the first wrong word is named with its line, read as Windows wrote it", () => {
  const text = Buffer.concat([Buffer.from("Riktig blåbær.\nHer er "), Buffer.from("blåbær og kråke.\n", "latin1")]);
  expect(faultOf(text)).toMatchObject({
    line: 2,
    message: "Filen er ikke lagret som UTF-8. Det synes først i «blåbær».",
    cure: expect.stringContaining("Save with Encoding"),
  });
  expect(faultOf(Buffer.from("på", "latin1"))).toMatchObject({ line: 1 });
});
