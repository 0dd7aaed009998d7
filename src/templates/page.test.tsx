/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import PageTemplate, { Head } from "./page";

type Data = Queries.PageTemplateQuery;
type Page = NonNullable<Data["page"]>;

const block = (id: string, heading: string | null, column = 1): Page["blocks"][number] => ({
  __typename: "RichTextBlock",
  id,
  place: { row: 1, column, order: 1 },
  heading,
  html: `<p>Tekst ${id}</p>`,
  inColumns: false,
});

const PAGE: Page = {
  title: "Om huset",
  showTitle: true,
  layout: "default",
  language: null,
  template: {
    rows: [
      {
        tone: "plain",
        width: "contained",
        columns: [
          { medium: 8, large: 9 },
          { medium: 4, large: 3 },
        ],
      },
    ],
  },
  blocks: [block("a", "Kino"), block("b", "Bibliotek", 2)],
  paper: null,
  path: "/om",
  meta: { title: "Om huset", description: "Om oss.", keywords: [], image: null },
};

const WEBSITE: NonNullable<Data["website"]> = {
  name: "Kulturhuset",
  url: "https://kulturhuset.example.no",
  published: true,
  stage: "production",
  skeletonVersion: "1.2.0",
  locale: { default: "nb" },
};

const GERMAN: NonNullable<Data["language"]> = {
  key: "de",
  builtFor: "Diese Seite ist vom {date}.",
  inDevelopment: "In Entwicklung.",
  onTrial: "Testversion.",
  weekdays: ["Montag", "Dienstag"],
  months: [...Array(11).fill("?"), "Dezember"],
  dateForm: "{weekday}, {day}. {month}",
};

const location = { hash: "", pathname: "/om", search: "" };

/** The template has no use for the rest of what Gatsby gives it. */
const propsOf = (page: Page | null, website: Data["website"] = WEBSITE, words: Data["language"] = null) =>
  ({ data: { language: words, page, website }, location }) as ComponentProps<typeof PageTemplate>;

const show = (more: Partial<Page> = {}, website: Data["website"] = WEBSITE) =>
  render(<PageTemplate {...propsOf({ ...PAGE, ...more }, website)} />);

const headings = (level: number) => screen.queryAllByRole("heading", { level }).map(({ textContent }) => textContent);

test("has the page's title above its blocks, in their order", () => {
  show();
  expect(headings(1)).toEqual(["Om huset"]);
  expect(headings(2)).toEqual(["Kino", "Bibliotek"]);
  expect(screen.getAllByText(/^Tekst/).map(({ textContent }) => textContent)).toEqual(["Tekst a", "Tekst b"]);
});

test("says on a site that is not in use what it is, and nothing on others", () => {
  const { container, unmount } = show();
  const whole = container.textContent;
  unmount();
  expect(show({}, null).container.textContent).toBe(whole);
  show({}, { ...WEBSITE, stage: "test" });
  expect(screen.getByText(/^Prøveutgave/)).toBeVisible();
});

test("has its notes in its own language where the site has texts in that", () => {
  const blocks = [{ ...block("a", "Kino"), today: { date: "2026-12-01" } }];
  render(<PageTemplate {...propsOf({ ...PAGE, language: "de", blocks }, { ...WEBSITE, stage: "test" }, GERMAN)} />);
  expect(screen.getByText(/^Testversion/)).toHaveAttribute("lang", "de");
  expect(screen.getByText("Diese Seite ist vom Dienstag, 1. Dezember 2026.")).toHaveAttribute("lang", "de");
});

test("says which day it was built for when it shows one, but not on a foyer screen", () => {
  const today = { date: "2026-12-01" };
  const blocks = [{ ...block("a", "Kino"), today }];
  const { unmount } = show({ blocks });
  expect(screen.getByText(/1\. desember/)).toBeInTheDocument();
  unmount();
  show({ blocks, layout: "foyer" });
  expect(screen.queryByText(/1\. desember/)).not.toBeInTheDocument();
});

test("marks its language only where that is another than the site's", () => {
  const { container, unmount } = show();
  expect(container.querySelector("[lang]")).toBeNull();
  unmount();
  show({ language: "en" });
  expect(screen.getByText("Tekst b").closest("[lang]")).toHaveAttribute("lang", "en");
});

test("has a foot on paper where content has one", () => {
  const { unmount } = show();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  unmount();
  const address = "https://kulturhuset.example.no/om";
  show({ paper: { address, shown: "kulturhuset.example.no/om", size: 21, code: "M0 0h1", prices: [] } });
  expect(screen.getByRole("img", { name: address })).toBeVisible();
});

test("is empty without a page", () => {
  expect(render(<PageTemplate {...propsOf(null)} />).container).toBeEmptyDOMElement();
});

test("prepares the code of its blocks, and has nothing to prepare without a page", async () => {
  await expect(PageTemplate.prepare({ language: null, page: PAGE, website: WEBSITE })).resolves.toHaveLength(2);
  await expect(PageTemplate.prepare({ language: null, page: null, website: null })).resolves.toEqual([]);
});

test("its head is that of page and site, and empty when one is missing", () => {
  const head = (page: Page | null, website: Data["website"]) =>
    renderToStaticMarkup(<Head {...(propsOf(page, website) as ComponentProps<typeof Head>)} />);
  expect(head(PAGE, WEBSITE)).toContain("<title>Om huset – Kulturhuset</title>");
  expect(head(null, WEBSITE)).toBe("");
  expect(head(PAGE, null)).toBe("");
});
