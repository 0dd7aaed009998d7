import fc from "fast-check";
import { hostileText } from "../../tests/unit/hostile-text";
import { asLocation } from "./redirects";

test.each([
  ["/påske", "/p%C3%A5ske"],
  ["/p%C3%A5ske", "/p%C3%A5ske"],
  ["/100%", "/100%25"],
  ["https://billett.example.no/kjop?sted=1&sal=b#topp", "https://billett.example.no/kjop?sted=1&sal=b#topp"],
  ["mailto:post@example.no", "mailto:post@example.no"],
  ["/$" + '{HOME}{$HOME}"\\`\r\nX: y', "/%24%7BHOME%7D%7B%24HOME%7D%22%5C%60%0D%0AX:%20y"],
])("%j is %j in a header", (target, location) => {
  expect(asLocation(target)).toBe(location);
});

test("whatever the target, a location contains no character that is special in a header or a server configuration", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const location = asLocation(`/${text}`);
      expect(location).toMatch(/^\/[\w.~:/?#[\]@!&'()*+,;=%-]*$/);
      expect(asLocation(location)).toBe(location);
    }),
  );
});
