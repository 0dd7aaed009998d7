import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import sharp from "sharp";
import { z } from "zod";
import { ARTICLES, SHOWINGS, type Showing, SITE } from "../browser/support/content";
import { PDF_PROGRAMMES } from "../browser/support/menu";
import { ALL_ROUTES, FILM_ROUTES, MEMBER_ROUTES, OFFLINE_ROUTE } from "../browser/support/routes";
import { momentsOf } from "../browser/support/venue-time";
import { builtPage, builtPages, metaOf } from "./support/built-pages";
import { builtFile } from "./support/built-site";
import { attribute } from "./support/markup";
import { sitemap } from "./support/sitemap";
import { childrenOf, parseXml, textIn } from "./support/xml";

const HOST = `https://${SITE.host}`;

/** What a showing is at a moment, told apart from the site's own rule. */
const stateOf = (showing: Showing, at: string): string => {
  const { status, saleOpens, start, ends } = showing;
  if (status === "cancelled") return status;
  if (at >= ends) return "over";
  if (at >= start) return "begun";
  if (["moved", "soldOut", "free"].includes(status) || saleOpens === undefined) return status;
  if (at < saleOpens) return "saleOpensAt";
  return status === "fewLeft" ? status : "onSale";
};

test("the programme is valid by its schema, and has the content's data", () => {
  const ajv = new Ajv({ allErrors: true });
  addFormats(ajv);
  const data: unknown = JSON.parse(builtFile("data/program.json"));
  const validate = ajv.compile(JSON.parse(builtFile("data/program.schema.json")));
  validate(data);
  expect(validate.errors).toBeNull();
  const { showings } = z
    .object({ showings: z.array(z.object({ id: z.string(), start: z.string(), status: z.string() })) })
    .parse(data);
  expect(showings.map(({ id, start }) => `${id} ${start.slice(0, 16)}`).sort()).toEqual(
    SHOWINGS.map(({ id, start }) => `${id} ${start}`).sort(),
  );
  const statuses = new Map(showings.map(({ id, status }) => [id, status]));
  const moments = momentsOf("data/program.json");
  for (const showing of SHOWINGS) {
    const states = moments.map((moment) => stateOf(showing, moment));
    expect.soft(states, showing.id).toContain(statuses.get(showing.id));
  }
});

const channelsOf = (route: string): readonly string[] =>
  builtPage(route)
    .named("link")
    .filter((link) => attribute(link, "rel") === "alternate" && attribute(link, "type") === "application/rss+xml")
    .map((link) => attribute(link, "href") ?? "");

test("every page links the channels", () => {
  expect(channelsOf("/")).toHaveLength(7);
  for (const route of ALL_ROUTES) expect.soft(channelsOf(route), route).toEqual(channelsOf("/"));
});

test("the channels are RSS, with pages of the site", () => {
  for (const address of channelsOf("/")) {
    const items = childrenOf(parseXml(builtFile(new URL(address).pathname)), "rss")
      .flatMap((rss) => childrenOf(rss, "channel"))
      .flatMap((channel) => childrenOf(channel, "item"));
    expect.soft(items.length, address).toBeGreaterThan(0);
    for (const item of items) {
      const [title, link, date] = ["title", "link", "pubDate"].map((name) => textIn(item, name));
      expect.soft(title, address).toBeTruthy();
      expect.soft(ALL_ROUTES, address).toContain(new URL(link ?? "").pathname);
      expect.soft(Date.parse(date ?? ""), `${address}: ${title}`).not.toBeNaN();
    }
  }
});

test("the sitemap names every page but a member's own and those for what is not to be had, by its canonical address", () => {
  const unlisted: readonly string[] = ["/404", OFFLINE_ROUTE, ...MEMBER_ROUTES];
  expect(
    sitemap()
      .map(({ address }) => new URL(address).pathname)
      .sort(),
  ).toEqual(ALL_ROUTES.filter((route) => !unlisted.includes(route)).sort());
});

test("the sitemap dates articles by their last revision", () => {
  const dates = new Map(sitemap().map(({ address, revised }) => [address, revised]));
  for (const { slug } of ARTICLES) expect.soft(dates.get(`${HOST}/article/${slug}`), slug).toMatch(/^2026-/);
  expect(dates.get(HOST) ?? dates.get(`${HOST}/`)).toBe("");
});

test("robots.txt lets crawlers in to read noindex, and names the sitemap", () => {
  const robots = builtFile("robots.txt");
  expect(robots).not.toMatch(/^Disallow: \S/m);
  expect(robots).toContain(`Sitemap: ${HOST}/sitemap-index.xml`);
});

test("security.txt has a contact, an expiry and a language", () => {
  expect(builtFile(".well-known/security.txt")).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \S+Z\nPreferred-Languages: nb\n/,
  );
});

test("pictures for sharing have the stated size", async () => {
  for (const page of ["/", "/kinoprogram", ...FILM_ROUTES.slice(0, 3)].map(builtPage)) {
    const meta = metaOf(page);
    // Decoded completely: a truncated picture has its size too.
    const { info } = await sharp(resolve("public", new URL(meta["og:image"] ?? "").pathname.slice(1)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect.soft([info.width, info.height], page.name).toEqual([1200, 630]);
    expect.soft([meta["og:image:width"], meta["og:image:height"]], page.name).toEqual(["1200", "630"]);
    expect.soft(meta["twitter:card"], page.name).toBe("summary_large_image");
  }
});

for (const path of PDF_PROGRAMMES) {
  test(`${path} is a tagged PDF in Norwegian`, () => {
    const file = builtFile(path);
    expect(file.startsWith("%PDF-")).toBe(true);
    expect(file).toMatch(/\/Lang\s*\((nb|no)/);
    expect(file).toMatch(/\/MarkInfo|\/StructTreeRoot/);
  });
}

test("no machine-readable file links to the foyer screen", () => {
  expect(builtFile("sitemap-0.xml")).not.toContain("/skjerm");
  expect(builtPages().map(({ address }) => address)).toContain("/skjerm");
});
