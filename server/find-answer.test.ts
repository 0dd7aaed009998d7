import type { FastifyRequest } from "fastify";
import { type Answer, answerFinder } from "./find-answer";
import { PLAIN_SITE } from "./rules/site-facts";

/** Every path has a file, also outside the built site: only the path itself can be refused. */
const find = answerFinder({ facts: PLAIN_SITE, isFile: () => true });

const requestFor = (originalUrl: string, { method = "GET", host = "localhost" } = {}): FastifyRequest =>
  Object.assign(Object.create(null), {
    raw: { httpVersion: "1.1", rawHeaders: host === "" ? [] : ["Host", host] },
    method,
    originalUrl,
  });

const answer = (originalUrl: string): Answer => find(requestFor(originalUrl));

test("finds a file of the built site", () => {
  expect(answer("/program.pdf")).toEqual({ kind: "file", file: "/program.pdf" });
});

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
  expect(answer(url)).toEqual({ kind: "missing" });
});

const FILES = ["/index.html", "/filmer/index.html", "/filmer.txt", "/ny/index.html", "/påske.pdf", "/.env"];
const REDIRECTS = [
  { from: "/gammel", to: "/filmer" },
  { from: "/påske", to: "/påskekino#topp" },
  { from: "/ny", to: "/filmer" },
];
const inSite = answerFinder({
  facts: { ...PLAIN_SITE, host: "hus.example.no", aliases: ["WWW.hus.example.no"], redirects: REDIRECTS },
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

test.each([
  ["/gammel", "/filmer"],
  ["/gammel?a=b", "/filmer?a=b"],
  ["/p%C3%A5ske?a=b", "/p%C3%A5skekino?a=b#topp"],
  ["/filmer/", "/filmer"],
  ["/filmer///?a=b", "/filmer?a=b"],
  ["//annet.example.no/", "/annet.example.no"],
  ["/%5Cannet.example.no/", "/annet.example.no"],
])("%s is moved to %s", (url, location) => {
  expect(inSite(requestFor(url))).toEqual({ kind: "moved", location });
});

test.each(["/.env", "/finnes-ikke", "/_headers", "/gammel/side"])("%s is missing", (url) => {
  expect(inSite(requestFor(url))).toEqual({ kind: "missing" });
});

test("another name of the site leads to the same address, whatever the method", () => {
  for (const method of ["GET", "POST"])
    expect(inSite(requestFor("/filmer/?a=b", { method, host: "www.HUS.example.no:80" }))).toEqual({
      kind: "moved",
      location: "https://hus.example.no/filmer/?a=b",
    });
});

test("a request without a host is malformed, and one that would write is refused", () => {
  expect(inSite(requestFor("/", { host: "" }))).toEqual({ kind: "fault", status: 400 });
  expect(inSite(requestFor("/", { method: "POST" }))).toEqual({ kind: "fault", status: 405 });
  expect(inSite(requestFor("/", { method: "HEAD" }))).toEqual({ kind: "file", file: "/index.html" });
});
