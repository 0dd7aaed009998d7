import { fillPath } from "./client";

test("replaces each placeholder by its value", () => {
  expect(fillPath("/sites/:siteId/events/:event_2", { siteId: 7, event_2: "a" })).toBe("/sites/7/events/a");
  expect(fillPath("/:from-:to.json", { from: 1, to: 2 })).toBe("/1-2.json");
});

test("does not change scheme, host, port and query", () => {
  expect(fillPath("https://host:8080/sites/:id?at=a:b#:c", { id: 7 })).toBe("https://host:8080/sites/7?at=a:b#:c");
  expect(fillPath("https://user:pass@host/x")).toBe("https://user:pass@host/x");
  expect(fillPath("https://[::1]:8080")).toBe("https://[::1]:8080");
});

test("encodes a value as one segment", () => {
  expect(fillPath("/site/:name", { name: "a/b?c#d æ" })).toBe("/site/a%2Fb%3Fc%23d%20%C3%A6");
  expect(fillPath("/site/:name", { name: "$&" })).toBe("/site/%24%26");
});

test.each([[{}], [{ other: 1 }], [{ siteId: "" }]])("names the value that is missing in %j", (values) => {
  expect(() => fillPath("/sites/:siteId/events", values)).toThrow("needs a value for :siteId");
});

test("ignores inherited properties", () => {
  expect(() => fillPath("/sites/:constructor")).toThrow("needs a value for :constructor");
});

test.each([".", ".."])("does not let %j lead to another folder", (siteId) => {
  expect(() => fillPath("/sites/:siteId/events", { siteId })).toThrow("for :siteId");
});
