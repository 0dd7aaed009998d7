import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { floor, floorOf, newerIn, newerThan } from "../browser/support/newer-features";
import { builtFile } from "./support/built-site";

/**
 * Requirements of the published files on the oldest browsers (package.json, `browserslist`); tests/browser opens pages
 * in such browsers.
 */

/** Features that scripts name without needing them, or names with another meaning. */
const NOT_NEEDED: Readonly<Record<string, string>> = {
  "Error.captureStackTrace": "packages use it where it exists",
  "….captureStackTrace()": "packages use it where it exists",
  "….drop()": "the worker's bounded caches have a method of this name",
  "….requestIdleCallback()": "lib/when-idle.ts looks for it first",
  "….startViewTransition()": "React uses it for transitions that the site does not have",
  "….toArray()": "packages have methods of this name",
  "….use()": "React's own",
};

const HASH = /[0-9a-f]{20}/;

/**
 * Scripts of this build, whose hashes are in every page and in webpack's runtime; a warm build keeps older ones beside
 * them.
 */
const publishedScripts = (): readonly string[] => {
  const page = builtFile("index.html");
  const runtime = /\/(webpack-runtime-[0-9a-f]+\.js)/.exec(page)?.[1] ?? "";
  const known = page + builtFile(runtime);
  const scripts = readdirSync("public").filter((file) => {
    const hash = file.endsWith(".js") && HASH.exec(file)?.[0];
    return hash && known.includes(hash);
  });
  return [...scripts, "sw.js"];
};

test("published scripts need nothing that the oldest browsers lack", () => {
  const newer = newerThan(floor());
  expect(publishedScripts().length).toBeGreaterThan(20);
  const found = publishedScripts().flatMap((file) =>
    newerIn(builtFile(file), newer)
      .filter((feature) => !(feature in NOT_NEEDED))
      .map((feature) => `${file}: ${feature}`),
  );
  expect(found).toEqual([]);
});

test("newer features are found, wherever they are", () => {
  const newer = newerThan(floorOf(["chrome >= 99", "safari >= 15.4"]));
  const script = `const a=[1].toSorted();Object.groupBy(a,f);AbortSignal.any([]);new CompressionStream("gzip");/(?<=a)b/.test(c);
    class D{static{this.e=1}}[2].at(-1);Object.hasOwn(a,0);g.showPopover?.();"x".replaceAll("x","y")`;
  expect(newerIn(script, newer)).toEqual([
    "AbortSignal.any",
    "Object.groupBy",
    "a regular expression that looks behind",
    "a static block",
    "new CompressionStream",
    "….groupBy()",
    "….toSorted()",
  ]);
  expect(newerIn("[1].at(-1);Object.hasOwn(a,0)", newerThan(floorOf(["safari >= 15.3"])))).toEqual([
    "Object.hasOwn",
    "….at()",
    "….hasOwn()",
  ]);
});

const styleSheet = (): string => /"(\/styles\.[0-9a-f]+\.css)"/.exec(builtFile("index.html"))?.[1] ?? "";

test("lists without bullets are lists for VoiceOver, which takes the role from those without a style", () => {
  const rules = builtFile(styleSheet()).match(/\{[^{}]*list-style[^{}]*\}/g) ?? [];
  expect(rules.length).toBeGreaterThan(3);
  // A summary is not a list.
  expect(rules.filter((rule) => /list-style(-type)?:none/.test(rule) && !rule.includes("cursor:pointer"))).toEqual([]);
});

test("published styles have no media queries that the oldest browsers do not support", () => {
  const requested = [...builtFile(styleSheet()).matchAll(/@media[^{]+/g)].map(([words]) => words);
  expect(requested.length).toBeGreaterThan(20);
  // Safari before 16.4 and Chrome before 104 drop a whole rule with `width >= 48rem`.
  expect(requested.filter((words) => /[<>=]/.test(words))).toEqual([]);
});
