import { asking, type OddRequest, PAGE } from "./odd-request";

export const methods: readonly OddRequest[] = [
  ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"].map((method) => ({
    name: `${method} of a page`,
    bytes: asking(PAGE, { method, headers: ["Content-Length: 0"] }),
    statuses: [405],
  })),
  {
    name: "POST with a body",
    bytes: asking(PAGE, { method: "POST", headers: ["Content-Length: 3"], body: "abc" }),
    statuses: [405],
  },
  {
    name: "POST of gigabytes",
    bytes: asking(PAGE, { method: "POST", headers: ["Content-Length: 9999999999"], body: "abc" }),
    statuses: [405],
  },
  {
    name: "POST with a slash",
    bytes: asking(`${PAGE}/`, { method: "POST", headers: ["Content-Length: 0"] }),
    statuses: [405],
  },
  { name: "a method of its own", bytes: asking(PAGE, { method: "BREW" }), statuses: [400, 405] },
  { name: "a method in lower case", bytes: asking(PAGE, { method: "get" }), statuses: [400, 405] },
  { name: "CONNECT", bytes: asking("example.com:443", { method: "CONNECT" }), statuses: [null, 301, 400, 405] },
  { name: "OPTIONS of the server", bytes: asking("*", { method: "OPTIONS" }), statuses: [200, 400, 405] },
];
