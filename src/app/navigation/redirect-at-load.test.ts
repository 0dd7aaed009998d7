import { movedTo } from "./redirect-at-load";

const LIST = [{ fromPath: "/program", toPath: "/kinoprogram" }];

test("sends an old address on, with its query and hash", () => {
  expect(movedTo({ pathname: "/program", search: "?dag=1", hash: "#i-dag" }, LIST)).toBe("/kinoprogram?dag=1#i-dag");
});

test("leaves every other address alone", () => {
  expect(movedTo({ pathname: "/kinoprogram", search: "", hash: "" }, LIST)).toBeNull();
  expect(movedTo({ pathname: "/program/2", search: "", hash: "" }, LIST)).toBeNull();
});

test("knows an address with letters that browsers encode", () => {
  const list = [{ fromPath: "/p%C3%A5ske", toPath: "/kinoprogram" }];
  expect(movedTo({ pathname: "/p%C3%A5ske", search: "", hash: "" }, list)).toBe("/kinoprogram");
});
