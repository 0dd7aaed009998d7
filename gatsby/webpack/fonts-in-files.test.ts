import { keepFontsInFiles } from "./fonts-in-files";

const rule = (test: RegExp) => ({ test, use: [{ loader: "url-loader", options: { limit: 10_000 } }] });

test("no font is inlined, and pictures are as before", () => {
  const [fonts, pictures] = [rule(/\.(eot|otf|ttf|woff(2)?)(\?.*)?$/), rule(/\.(png|webp)$/)];
  keepFontsInFiles([{ oneOf: [fonts] }, pictures]);
  expect([fonts, pictures].map(({ use }) => use[0]?.options.limit)).toEqual([false, 10_000]);
});

test("a build without a rule for fonts ends", () => {
  expect(() => keepFontsInFiles([rule(/\.png$/)])).toThrow("a rule for fonts with a limit");
});
