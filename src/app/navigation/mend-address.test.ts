/** @jest-environment jsdom */
import fc from "fast-check";
import { decodablePath, meantPath, mendAddress } from "./mend-address";

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

test.each(["/Kinoprogram", "/kinoprogram.", "/kinoprogram%20", "/kinoprogram%", "/KINOPROGRAM!)"])(
  "%s means /kinoprogram",
  (path) => expect(meantPath(path)).toBe("/kinoprogram"),
);

test.each(["/kinoprogram", "/", "/article/linnekleppen---brannvakttarn"])("%s means itself", (path) =>
  expect(meantPath(path)).toBe(path),
);

describe("when the page loads", () => {
  const asked = jest.fn();
  const at = (address: string, page: string) => {
    window.history.replaceState(null, "", address);
    globalThis.pagePath = page;
    asked.mockReset().mockResolvedValue({ ok: false });
    Object.assign(globalThis, { fetch: asked });
  };

  test.each([
    ["/kinoprogram?dag=i-dag#%", "/kinoprogram", "/kinoprogram?dag=i-dag"],
    ["/kinoprogram#%E5", "/kinoprogram", "/kinoprogram"],
    ["/kinoprogram#program-2026-12-01", "/kinoprogram", "/kinoprogram#program-2026-12-01"],
    ["/50%25", "/404.html", "/50"],
  ])("%s on %s is shown as %s", async (address, page, shown) => {
    at(address, page);
    await mendAddress();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(shown);
  });

  test("only the not-found page asks for what is meant", async () => {
    at("/kinoprogram", "/kinoprogram");
    await mendAddress();
    expect(asked).not.toHaveBeenCalled();
    at("/Kinoprogram", "/404.html");
    await mendAddress();
    expect(asked).toHaveBeenCalledWith("/page-data/kinoprogram/page-data.json", { method: "HEAD" });
  });
});
