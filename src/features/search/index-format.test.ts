import fc from "fast-check";
import { decodePostings, encodePostings, NOT_SOON, type Posting, soonMark } from "./index-format";

test("reads back the postings that it has written", () => {
  const posting = fc.tuple(fc.nat({ max: 5_000 }), fc.integer({ min: 1, max: 26 }));
  fc.assert(
    fc.property(fc.uniqueArray(posting, { selector: ([page]) => page }), (some) => {
      const postings: readonly Posting[] = some.toSorted(([a], [b]) => a - b);
      expect(decodePostings(encodePostings(postings))).toEqual(postings);
    }),
  );
});

test("encodes days so that the soonest sorts first", () => {
  const marks = [0, 1, 9, 10, 34, 35, 400, null].map(soonMark);
  expect(marks.toSorted()).toEqual(marks);
  expect(marks.at(-1)).toBe(NOT_SOON);
  expect(marks.join("")).toHaveLength(marks.length);
});
