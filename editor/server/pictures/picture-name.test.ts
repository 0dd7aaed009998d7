import fc from "fast-check";
import { baseName, folderFor, freePath } from "./picture-name";

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.constantFrom(
    "../../etc/passwd",
    "..\\..\\a.jpg",
    "/etc/passwd",
    "a/../../b.png",
    "CON",
    ".git",
    "%2e%2e/x",
    "\u0000",
  ),
);

test("whatever a picture is called, its new name stays in its folder", () => {
  fc.assert(
    fc.property(text, text, text, text, (title, name, beside, kind) => {
      const pictures = ["filmer/kraka.jpg", beside];
      const folder = folderFor({ beside: "filmer/kraka.jpg", kind }, { pictures, ofKind: [] });
      expect(folder).toBe("filmer");
      const foreign = folderFor({ beside, kind }, { pictures: ["filmer/kraka.jpg"], ofKind: [beside] });
      expect(foreign).toMatch(/^[a-z0-9-]{1,100}$/);
      expect(freePath(foreign, baseName(title, name), "jpg", pictures)).toMatch(
        /^[a-z0-9-]{1,100}\/[a-z0-9][a-z0-9-]{0,90}\.jpg$/,
      );
    }),
    { numRuns: 2_000 },
  );
});

test("no name is given twice, whatever the ending and the capitals", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("A", "a", "b", "a-2"), { maxLength: 8 }), fc.nat(2), (titles, at) => {
      const ending = ["jpg", "png", "jpeg"][at] ?? "jpg";
      const taken: string[] = ["filmer/A.PNG"];
      for (const title of titles) taken.push(freePath("filmer", baseName(title, ""), ending, taken));
      const stems = taken.map((picture) => picture.replace(/\.\w+$/, "").toLowerCase());
      expect(new Set(stems).size).toBe(stems.length);
    }),
  );
});

test.each([
  ["Kråka", "IMG_2034.HEIC", "kraka"],
  ["", "Ærfugl på øya.png", "aerfugl-pa-oya"],
  ["", "IMG_2034.JPG", "bilde"],
  ["", "image.png", "bilde"],
  ["", "C:\\Bilder\\storsal.jpg", "storsal"],
  ["", "", "bilde"],
])("a picture of «%s» from «%s» is called %s", (title, name, expected) => {
  expect(baseName(title, name)).toBe(expected);
});

test("a picture goes where most of its kind are, and else to a folder of its kind", () => {
  const pictures = ["filmer/a.jpg", "filmer/b.jpg", "kultur/c.jpg"];
  expect(folderFor({ beside: "kultur/c.jpg", kind: "productions" }, { pictures, ofKind: pictures })).toBe("kultur");
  expect(folderFor({ beside: "", kind: "productions" }, { pictures, ofKind: pictures })).toBe("filmer");
  expect(folderFor({ beside: "", kind: "pages" }, { pictures, ofKind: [] })).toBe("pages");
});
