import type { FastifyRequest } from "fastify";
import { type Answer, answerFinder } from "./find-answer";
import { PLAIN_SITE } from "./rules/site-facts";

/** Every path has a file, also outside the built site: only the path itself can be refused. */
const find = answerFinder({ facts: PLAIN_SITE, isFile: () => true });

const answer = (originalUrl: string): Answer => {
  const request: FastifyRequest = Object.assign(Object.create(null), {
    raw: { httpVersion: "1.1", rawHeaders: ["Host", "localhost"] },
    method: "GET",
    originalUrl,
  });
  return find(request);
};

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
