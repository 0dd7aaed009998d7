import { refusal } from "./own-origin";

const local = { isHosted: false, port: 8200 } as const;
const own = { method: "GET", protocol: "http", host: "localhost:8200", origin: undefined, contentType: undefined };

test.each([
  ["the page itself", own, true],
  ["its script", { ...own, method: "POST", origin: "http://localhost:8200", contentType: "application/json" }, true],
  ["bytes of a picture", { ...own, method: "POST", contentType: "application/octet-stream" }, true],
  [
    "bytes from a foreign page",
    { ...own, method: "POST", origin: "https://ond.example", contentType: "application/octet-stream" },
    false,
  ],
  ["files of a form", { ...own, method: "POST", contentType: "multipart/form-data; boundary=x" }, false],
  ["a foreign name for this machine", { ...own, host: "ond.example:8200" }, false],
  ["another port", { ...own, host: "localhost:8000" }, false],
  ["no name", { ...own, host: undefined }, false],
  ["a foreign page", { ...own, origin: "https://ond.example" }, false],
  ["a page on another port", { ...own, origin: "http://localhost:8000" }, false],
  ["a form", { ...own, method: "POST", contentType: "text/plain" }, false],
  [
    "a form with another kind in its parameters",
    { ...own, method: "POST", contentType: "text/plain;application/json" },
    false,
  ],
] as const)("a request of %s", (_name, told, isAnswered) => {
  expect(refusal(told, local) === null).toBe(isAnswered);
});

const origin = "https://rediger.example.no";
const hosted = { isHosted: true, origin, previewOrigin: null } as const;
const page = {
  method: "GET",
  protocol: "https",
  host: "rediger.example.no",
  origin: undefined,
  contentType: undefined,
};
const change = { ...page, method: "POST", origin, contentType: "application/json" };

test.each([
  ["the page itself", page, true],
  ["its script", change, true],
  ["this machine's name", { ...page, host: "localhost:8200" }, false],
  ["the page without TLS", { ...page, protocol: "http" }, false],
  ["another port", { ...page, host: "rediger.example.no:8443" }, false],
  ["a neighbour's page", { ...change, origin: "https://www.example.no" }, false],
  ["the preview's page", { ...change, origin: "https://rediger.example.no:8443" }, false],
  ["a page without an origin", { ...change, origin: "null" }, false],
  ["a change that does not say where it comes from", { ...change, origin: undefined }, false],
  ["a form of the page itself", { ...change, contentType: "application/x-www-form-urlencoded" }, false],
] as const)("a hosted desk's request of %s", (_name, told, isAnswered) => {
  expect(refusal(told, hosted) === null).toBe(isAnswered);
});
