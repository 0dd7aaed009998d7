import fc from "fast-check";
import { makeIndex } from "../../src/features/search/build/build";
import type { SearchRecord } from "../../src/features/search/record";
import { documents } from "./search-documents";

describe("an edit renews few files", () => {
  const files = (records: readonly SearchRecord[]) => makeIndex({ records, synonyms: [] }).files;
  const renewed = (before: readonly SearchRecord[], after: readonly SearchRecord[]) => {
    const known = files(before);
    return [...files(after).keys()].filter((name) => !known.has(name));
  };
  const records = documents(400);

  test("of a title: its page, the words in it and the catalogue", () => {
    fc.assert(
      fc.property(fc.nat(records.length - 1), (at) => {
        const edited = records.map((one, index) => (index === at ? { ...one, title: `${one.title} nytt navn` } : one));
        expect(renewed(records, edited).length).toBeLessThanOrEqual(25);
      }),
      { numRuns: 3 },
    );
  });

  test("of a word: the files of other words stay as they are", () => {
    const edited = records.map((one, index) => (index === 200 ? { ...one, text: `${one.text} aaabbbccc` } : one));
    const words = renewed(records, edited).filter((name) => name.startsWith("ord-"));
    expect(words.length).toBeLessThanOrEqual(2);
    expect([...files(records).keys()].filter((name) => name.startsWith("ord-")).length).toBeGreaterThan(5);
  });
});
