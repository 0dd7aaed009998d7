import { refusal } from "./own-origin";

const own = { method: "GET", host: "localhost:8200", origin: undefined, contentType: undefined };

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
  expect(refusal(told, 8200) === null).toBe(isAnswered);
});
