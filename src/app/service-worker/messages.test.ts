import { isKeepRequest, isTakeOver } from "./messages";

const page = { path: "/kinoprogram", unlessYoungerMs: 1000 };

test("pages and files of the site may be cached", () => {
  expect(isKeepRequest({ keepPages: [page], keepFiles: ["/app.js"] })).toBe(true);
});

test.each([
  [{ keepPages: [page], keepFiles: ["https://annet.example.no/a.js"] }],
  [{ keepPages: [page], keepFiles: [7] }],
  [{ keepPages: [{ ...page, path: "https://annet.example.no/" }], keepFiles: [] }],
  [{ keepPages: [{ path: "/" }], keepFiles: [] }],
  [{ keepPages: [page] }],
  [null],
])("%j is not a cache request", (message) => {
  expect(isKeepRequest(message)).toBe(false);
});

test("only the page's own message lets a worker take over", () => {
  expect([isTakeOver({ takeOver: true }), isTakeOver({ takeOver: "true" }), isTakeOver("takeOver")]).toEqual([
    true,
    false,
    false,
  ]);
});
