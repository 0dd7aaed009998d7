import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteFacts } from "./site-facts";

let publicRoot = "";

beforeEach(() => {
  publicRoot = mkdtempSync(join(tmpdir(), "kulturhus-facts-"));
  mkdirSync(join(publicRoot, "kinosalen"));
  writeFileSync(join(publicRoot, "kinosalen/index.html"), "");
});

afterEach(() => rmSync(publicRoot, { recursive: true }));

const trailer = (url: string) => ({ trailer: { url } });

const data: Queries.SiteFactsQuery = {
  buildMoment: { moment: "2026-12-24T12:00" },
  website: {
    host: "lillevik.example.no",
    name: "Lillevik",
    aliases: ["www.lillevik.example.no"],
    published: true,
    stage: "production",
  },
  allRedirectsSettings: {
    nodes: [
      {
        redirects: [
          { from: "/kinosalen", to: "/kinosal" },
          { from: "/gammel", to: "/filmer" },
        ],
      },
    ],
  },
  allProduction: {
    nodes: [
      trailer("https://video.example.no/embed/en"),
      trailer("https://klipp.example.no/to"),
      trailer("https://video.example.no/embed/tre"),
      { trailer: null },
    ],
  },
};

const inlineScripts = ["sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="];
const platform = { site: 118, url: "https://film.example.no/118" };

test("reports errors to the site itself without naming another host", () => {
  const runtime = { platform: null, errorCollector: "/feil/inn?kilde=nett" };
  expect(siteFacts({ data, runtime, publicRoot, inlineScripts })?.collectors).toEqual([]);
});

test("contains what a server needs to know of the built site", () => {
  const errorCollector = "https://feil.example.no/inn";
  expect(siteFacts({ data, runtime: { platform, errorCollector }, publicRoot, inlineScripts })).toEqual({
    host: "lillevik.example.no",
    name: "Lillevik",
    built: "2026-12-24T12:00",
    aliases: ["www.lillevik.example.no"],
    published: true,
    redirects: [{ from: "/gammel", to: "/filmer" }],
    filmPlatforms: ["https://film.example.no"],
    collectors: ["https://feil.example.no"],
    players: ["https://klipp.example.no", "https://video.example.no"],
    inlineScripts,
  });
});

test.each([[null], [{ site: 118, url: null }]])("has no film platform where there is none: %j", (none) => {
  expect(siteFacts({ data, runtime: { platform: none }, publicRoot, inlineScripts })?.filmPlatforms).toEqual([]);
});

test("is null without a site", () => {
  expect(siteFacts({ data: { ...data, website: null }, runtime: { platform }, publicRoot, inlineScripts })).toBeNull();
});

const withRedirects = (...redirects: { from: string; to: string }[]) => ({
  ...data,
  allRedirectsSettings: { nodes: [{ redirects }] },
});

test("lists each old path once and decoded, in both forms of its letters, and none that is a file", () => {
  writeFileSync(join(publicRoot, "sw.js"), "");
  const more = withRedirects(
    { from: "/P%C3%A5ske", to: "/a" },
    { from: "/Påske", to: "/b" },
    { from: "/Påske".normalize("NFD"), to: "/b" },
    { from: "/sw.js", to: "/c" },
    { from: "//uten-mening", to: "/d" },
  );
  const facts = siteFacts({ data: more, runtime: { platform: null }, publicRoot, inlineScripts });
  expect(facts?.redirects).toEqual(["NFC", "NFD"].map((form) => ({ from: "/Påske".normalize(form), to: "/a" })));
});

test("has no alias that is the host itself, and each alias once", () => {
  const website = {
    name: "Huset",
    host: "a.example.no",
    aliases: ["a.example.no", "b.example.no", "b.example.no"],
    published: true,
    stage: "production" as const,
  };
  const facts = siteFacts({ data: { ...data, website }, runtime: { platform: null }, publicRoot, inlineScripts });
  expect(facts?.aliases).toEqual(["b.example.no"]);
});

test("refuses a player whose address would add directives to the policy", () => {
  const nodes = [trailer("https://video.example.no;script-src/film")];
  const odd = { ...data, allProduction: { nodes } };
  expect(() => siteFacts({ data: odd, runtime: { platform: null }, publicRoot, inlineScripts })).toThrow(
    "is no origin",
  );
});

test("a site that is not in production is closed to search engines", () => {
  const website = { name: "Huset", host: "a.example.no", aliases: [], published: true, stage: "test" as const };
  const facts = siteFacts({ data: { ...data, website }, runtime: { platform: null }, publicRoot, inlineScripts });
  expect(facts?.published).toBe(false);
});
