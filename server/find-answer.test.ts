import type { FastifyRequest } from "fastify";
import { answerFinder } from "./find-answer";
import { PLAIN_SITE } from "./rules/site-facts";

const requestFor = (originalUrl: string, { method = "GET", host = "localhost" } = {}): FastifyRequest =>
  Object.assign(Object.create(null), {
    raw: { httpVersion: "1.1", rawHeaders: ["Host", host] },
    method,
    originalUrl,
  });

/** Every path has a file, also outside the built site: only the path itself can be refused. */
const find = answerFinder({ facts: PLAIN_SITE, isFile: () => true });

test.each([
  "/../hemmelig.txt",
  "/filmer/../../hemmelig.txt",
  "/%2e%2e/hemmelig.txt",
  "/..%2Fhemmelig.txt",
  "/..%5Chemmelig.txt",
  "/filmer%5C..%5C..%5Chemmelig.txt",
  "/hemmelig.txt%00.html",
  "/%E0%A4%A",
])("%s leads to no file", (url) => {
  expect(find(requestFor(url))).toEqual({ kind: "missing" });
});

const FILES = ["/index.html", "/filmer/index.html", "/filmer.txt", "/ny/index.html", "/påske.pdf"];
const inSite = answerFinder({
  facts: {
    ...PLAIN_SITE,
    host: "hus.example.no",
    aliases: ["WWW.hus.example.no"],
    redirects: [{ from: "/ny", to: "/filmer" }],
  },
  isFile: (file) => FILES.includes(file),
});

test.each([
  ["/", "/index.html"],
  ["", "/index.html"],
  ["/filmer", "/filmer/index.html"],
  ["/filmer?dag=i-dag", "/filmer/index.html"],
  ["//filmer.txt", "/filmer.txt"],
  ["/p%C3%A5ske.pdf", "/påske.pdf"],
  ["http://hus.example.no/filmer?a=b", "/filmer/index.html"],
  // A page has come to an old address.
  ["/ny", "/ny/index.html"],
])("%j is the file %s", (url, file) => {
  expect(inSite(requestFor(url))).toEqual({ kind: "file", file });
});

test("another name of the site leads to the same address, whatever the method", () => {
  for (const method of ["GET", "POST"])
    expect(inSite(requestFor("/filmer/?a=b", { method, host: "www.HUS.example.no:80" }))).toEqual({
      kind: "moved",
      location: "https://hus.example.no/filmer/?a=b",
    });
});
