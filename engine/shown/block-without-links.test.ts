import { blockSchema } from "../../domain/blocks";
import { blockWithoutLinks } from "./block-without-links";

const isGone = (href: string) => href === "/borte";
const GONE = { label: "Borte", path: "/borte" };
const HERE = { label: "Her", path: "/her" };

const block = (component: string, settings: object, more: object = {}) =>
  blockSchema.parse({ component, id: "a", place: { row: 1, column: 1, order: 1 }, settings, ...more });
const NOT_FOUND = { heading: "Borte", text: "Borte.", picture: { image: "bilde.png", alt: "En sirkel" } };

it("a list loses the links to what is gone, and a block that may be without is still shown", () => {
  const { settings, hide } = blockWithoutLinks(block("not-found", { ...NOT_FOUND, links: [GONE, HERE] }), isGone);
  expect([settings.links, settings.heading, hide]).toEqual([[HERE], "Borte", false]);
  expect(blockWithoutLinks(block("not-found", { ...NOT_FOUND, links: [GONE] }), isGone)).toMatchObject({
    hide: false,
    settings: { links: [] },
  });
});

it("a block that is nothing without its links is hidden", () => {
  expect(blockWithoutLinks(block("quick-links", { links: [GONE] }), isGone).hide).toBe(true);
  expect(blockWithoutLinks(block("quick-links", { links: [GONE, HERE] }), isGone).hide).toBe(false);
  const action = { heading: "Leie", text: "Bestill.", label: "Bestill" };
  expect(blockWithoutLinks(block("action", { ...action, path: "/borte" }), isGone).hide).toBe(true);
  expect(blockWithoutLinks(block("action", { ...action, path: "/her" }), isGone).hide).toBe(false);
});

it("a single link goes where the block may be without it, and stays where it must have it", () => {
  const list = (link: object) =>
    block("card-list", { heading: "Nytt", emptyText: "Ingen.", link }, { data: { articles: "articles" } });
  expect(blockWithoutLinks(list(GONE), isGone).settings).not.toHaveProperty("link");
  expect(blockWithoutLinks(list(HERE), isGone).settings).toHaveProperty("link", HERE);
  const month = { cinemaLink: GONE, cultureLink: HERE, emptyText: "Ingen." };
  const calendar = block("month-calendar", month, { data: { events: "events" } });
  expect(blockWithoutLinks(calendar, isGone)).toMatchObject({ hide: false, settings: { cinemaLink: GONE } });
});

it("a hidden block stays hidden, and a block without links is the same", () => {
  expect(blockWithoutLinks(block("quick-links", { links: [HERE] }, { hide: true }), isGone).hide).toBe(true);
  const text = block("rich-text", { heading: "Hei", html: "<p>Hei.</p>" });
  expect(blockWithoutLinks(text, isGone)).toEqual(text);
});
