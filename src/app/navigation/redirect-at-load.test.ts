import { movedTo } from "./redirect-at-load";

const LIST = [{ fromPath: "/program", toPath: "/kinoprogram" }];

test("redirects an old address, with its query and hash", () => {
  expect(movedTo({ pathname: "/program", search: "?dag=1", hash: "#i-dag" }, LIST)).toBe("/kinoprogram?dag=1#i-dag");
});

test("does not redirect other addresses", () => {
  expect(movedTo({ pathname: "/kinoprogram", search: "", hash: "" }, LIST)).toBeNull();
  expect(movedTo({ pathname: "/program/2", search: "", hash: "" }, LIST)).toBeNull();
});

test("matches a percent-encoded address", () => {
  const list = [{ fromPath: "/p%C3%A5ske", toPath: "/kinoprogram" }];
  expect(movedTo({ pathname: "/p%C3%A5ske", search: "", hash: "" }, list)).toBe("/kinoprogram");
});
