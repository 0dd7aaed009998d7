/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { blockRenderer } from "../../components/testing/block-renderer";
import { decorations, picture } from "../../components/testing/pictures";
import { CardList } from "./card-list";

type Fields = Queries.CardListBlockFieldsFragment;

const article = (title: string, overrides: Partial<Fields["articles"][number]> = {}): Fields["articles"][number] => ({
  key: title,
  path: `/article/${title.toLowerCase()}`,
  title,
  summary: `Om ${title}.`,
  category: "cinema",
  thumbnail: picture("Et bilde"),
  ...overrides,
});

const list = blockRenderer(CardList, {
  id: "aktuelt",
  heading: "Aktuelt",
  limit: null,
  emptyText: "Ingen nyheter nå.",
  link: null,
  articles: [article("Dagkino"), article("Seniorkino"), article("Teleslynge")],
});

const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("shows the articles in the order given, each leading to its page", () => {
  list();
  expect(titles()).toEqual(["Dagkino", "Seniorkino", "Teleslynge"]);
  expect(screen.getByRole("link", { name: "Seniorkino" })).toHaveAttribute("href", "/article/seniorkino");
});

test("stops at the limit", () => {
  list({ limit: 2 });
  expect(titles()).toEqual(["Dagkino", "Seniorkino"]);
});

test("shows the kind of article and its summary", () => {
  list({ articles: [article("Dagkino"), article("Kunst", { category: "culture" })] });
  const [cinema, culture] = screen.getAllByRole("article");
  expect(cinema).toHaveTextContent("KinoDagkinoOm Dagkino.");
  expect(culture).toHaveTextContent("KulturKunstOm Kunst.");
});

test("hides pictures from screen readers, since the title is enough", () => {
  const { container } = list();
  expect(decorations(container)).toHaveLength(3);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("has a text for when there are none", () => {
  list({ articles: [] });
  expect(within(screen.getByRole("region", { name: "Aktuelt" })).getByText("Ingen nyheter nå.")).toBeVisible();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("takes its cards one level up when it has no heading", () => {
  list({ heading: null });
  expect(screen.getByRole("heading", { level: 2, name: "Seniorkino" })).toBeVisible();
});

test("links to more", () => {
  list({ link: { label: "Alle nyheter", path: "/nyheter" } });
  expect(screen.getByRole("link", { name: "Alle nyheter" })).toHaveAttribute("href", "/nyheter");
});
