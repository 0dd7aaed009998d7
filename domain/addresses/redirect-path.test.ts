import fc from "fast-check";
import { hostileText } from "../../tests/unit/hostile-text";
import { decodedPath, encodedPath, redirectPath } from "./redirect-path";

test.each([
  ["/påske", "/påske"],
  ["/P%C3%A5ske", "/Påske"],
  ["/Pa%CC%8Aske", "/Påske"],
  ["/Pa\u030aske", "/Påske"],
  ["/a%20b", "/a b"],
  ["/100%", "/100%"],
])("%s is the path %s, however it is written", (written, path) => {
  expect(redirectPath(written)).toBe(path);
});

test.each(["", "kino", "/", "//kino", "/kino/", "/a//b", "/a/../b", "/%2e%2e/b", "/a\\b", "/a%0Ab", "/a?b", "/a%3Fb"])(
  "no request has the path %j",
  (written) => {
    expect(redirectPath(written)).toBeNull();
  },
);

test("encoding and decoding a path gives the same path, in the browsers' encoding", () => {
  fc.assert(
    fc.property(
      hostileText.map((text) => redirectPath(`/${text}`)).filter((path) => path !== null),
      (path) => {
        expect(decodedPath(encodedPath(path))).toBe(path);
        const { pathname } = new URL(encodedPath(path), "https://a.example.no");
        expect(decodedPath(pathname)).toBe(path);
      },
    ),
  );
});
