import { movedTo, redirectAtLoad } from "./redirect-at-load";

jest.mock("site-redirects.json", () => [{ fromPath: "/program", toPath: "/kinoprogram" }]);

const LIST = [{ fromPath: "/program", toPath: "/kinoprogram" }];

test("redirects an old address, with its query and hash", () => {
  expect(movedTo({ pathname: "/program", search: "?dag=1", hash: "#i-dag" }, LIST)).toBe("/kinoprogram?dag=1#i-dag");
});

test("does not redirect other addresses", () => {
  expect(movedTo({ pathname: "/kinoprogram", search: "", hash: "" }, LIST)).toBeNull();
  expect(movedTo({ pathname: "/program/2", search: "", hash: "" }, LIST)).toBeNull();
});

test("matches an address whose letters a Mac has taken apart", () => {
  const list = [{ fromPath: "/Påske".normalize("NFC"), toPath: "/kinoprogram" }];
  expect(movedTo({ pathname: "/Pa%CC%8Aske", search: "", hash: "" }, list)).toBe("/kinoprogram");
});

test("matches an address with capitals, which Gatsby lists in lower case", () => {
  const list = [{ fromPath: "/P%C3%A5ske".toLowerCase(), toPath: "/kinoprogram" }];
  for (const pathname of ["/P%C3%A5ske", "/p%C3%A5ske", "/Pa%CC%8Aske"]) {
    expect(movedTo({ pathname, search: "", hash: "" }, list)).toBe("/kinoprogram");
  }
});

test("matches a percent-encoded address", () => {
  const list = [{ fromPath: "/p%C3%A5ske", toPath: "/kinoprogram" }];
  expect(movedTo({ pathname: "/p%C3%A5ske", search: "", hash: "" }, list)).toBe("/kinoprogram");
});

describe("when the page loads", () => {
  const replace = jest.fn();
  const at = (pathname: string) =>
    Object.assign(globalThis, { window: { location: { pathname, search: "?dag=1", hash: "", replace } } });
  afterEach(() => {
    replace.mockClear();
    Reflect.deleteProperty(globalThis, "window");
  });

  test("an old address is left, and Gatsby never comes to hydrate its page", async () => {
    at("/program");
    const wait = redirectAtLoad();
    expect(replace).toHaveBeenCalledWith("/kinoprogram?dag=1");
    const later = new Promise((resolve) => setTimeout(() => resolve("waits")));
    expect(await Promise.race([wait, later])).toBe("waits");
    expect(wait).toBeInstanceOf(Promise);
  });

  test("another is hydrated at once", () => {
    at("/kinoprogram");
    expect(redirectAtLoad()).toBeUndefined();
    expect(replace).not.toHaveBeenCalled();
  });
});
