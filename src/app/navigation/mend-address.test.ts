/** @jest-environment jsdom */
import fc from "fast-check";
import { decodablePath, mendAddress, requestedPath } from "./mend-address";

test.each([
  ["/%E5pningstider", "/%C3%A5pningstider"],
  ["/50%25", "/50"],
  ["/kinoprogram%", "/kinoprogram"],
  ["/%/example.no", "/example.no"],
  ["/p%C3%A5ske", "/p%C3%A5ske"],
])("%s becomes decodable: %s", (path, mended) => expect(decodablePath(path)).toBe(mended));

const anyPath = fc
  .array(fc.oneof(fc.constantFrom("%", "%25", "%E5", "%C3%A5", "/", "2", "5"), fc.webSegment()))
  .map((parts) => `/${parts.join("")}`);

test("any path becomes one on this site that can be decoded twice, and stays so", () =>
  fc.assert(
    fc.property(anyPath, (path) => {
      const mended = decodablePath(path);
      expect(() => decodeURIComponent(decodeURIComponent(mended))).not.toThrow();
      expect(decodablePath(mended)).toBe(mended);
      expect(new URL(mended, "https://hus.example.no").host).toBe("hus.example.no");
    }),
  ));

test.each([
  ["/kinoprogram?dag=i-dag#%", "/kinoprogram?dag=i-dag"],
  ["/kinoprogram#%E5", "/kinoprogram"],
  ["/kinoprogram#program-2026-12-01", "/kinoprogram#program-2026-12-01"],
  ["/50%25", "/50"],
])("%s is shown as %s, and the requested path is known", (address, shown) => {
  window.history.replaceState(null, "", address);
  mendAddress();
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(shown);
  expect(requestedPath()).toBe(address.replace(/[?#].*/, ""));
});
