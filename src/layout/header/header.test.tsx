/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { allowSearchElement } from "../../components/testing/search-element";
import { ENGLISH } from "../../components/testing/words";
import { MEMBER } from "../../features/film-club/testing/samples";
import { storedProfile } from "../../features/film-club/user/stored-profile";
import Header from "./header";

const website: NonNullable<Queries.HeaderQuery["website"]> = {
  name: "Rakkestad kulturhus",
  locale: { default: "nb" },
  shownHost: "rakkestad.example.no",
  partners: [{ id: 118 }],
  memberPages: { login: "/logg-inn" },
  theme: { searchEnabled: true, searchPath: "/sok", logo: { file: { publicURL: "/static/merke.svg" } } },
};

const data = (overrides: Partial<typeof website.theme> = {}): Queries.HeaderQuery => ({
  language: null,
  website: { ...website, theme: { ...website.theme, ...overrides } },
  allMenuItem: { nodes: [] },
  shortcuts: { nodes: [] },
});

const top = (overrides: Partial<typeof website.theme> = {}) => render(<Header data={data(overrides)} />);

beforeEach(allowSearchElement);
afterEach(() => jest.restoreAllMocks());

describe("the search", () => {
  test("is not there where the site has none", () => {
    top({ searchEnabled: false });
    expect(screen.queryByRole("button", { name: "Søk" })).not.toBeInTheDocument();
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  });
});

describe("the film club's entry", () => {
  const entry = () => screen.queryByRole("link", { name: /^(Logg inn|Min side)/ });

  afterEach(() => act(() => storedProfile.write(null)));

  test("links to login, in the static page whoever is logged in", () => {
    storedProfile.write(MEMBER);
    const html = renderToString(<Header data={data()} />);
    expect(html).toMatch(/<a [^>]*href="\/logg-inn"[^>]*>.*Logg inn/);
    expect(html).not.toMatch(/Min side|Demomedlem/);
  });

  test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("leaves a click with %s to the browser", (key) => {
    top();
    const taken: boolean[] = [];
    const browser = (event: Event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault(); // jsdom cannot navigate.
    };
    window.addEventListener("click", browser, { once: true });
    fireEvent.click(screen.getByRole("link", { name: "Logg inn" }), { [key]: true });
    expect(taken).toEqual([false]);
  });

  test.each<[string, Partial<Queries.HeaderQuery>]>([
    ["whose first partner has no film platform", { website: { ...website, partners: [{ id: 412 }, { id: 118 }] } }],
    ["without partners", { website: { ...website, partners: [] } }],
    ["without pages for members", { website: { ...website, memberPages: null } }],
  ])("is not shown for a site %s", (_what, overrides) => {
    render(<Header data={{ ...data(), ...overrides }} />);
    expect(entry()).not.toBeInTheDocument();
  });
});

describe("on a page in another language", () => {
  const group = (label: string, language: string | null) => ({
    key: label,
    label,
    path: "/in-english",
    openInNewWindow: false,
    language: null,
    onPagesIn: language === null ? null : { key: language },
    entries: [],
  });
  const english = (...nodes: Queries.HeaderQuery["allMenuItem"]["nodes"]) =>
    render(<Header data={{ ...data(), language: ENGLISH, allMenuItem: { nodes } }} />);

  test("has that language's texts, and marks what is Norwegian", () => {
    english(group("Films", "en"));
    const header = screen.getByRole("banner");
    expect(header).toHaveAttribute("lang", "en");
    expect(screen.getByRole("link", { name: /, to the front page$/ })).toBeVisible();
    expect(screen.getByText("Rakkestad kulturhus")).toHaveAttribute("lang", "nb");
    expect(screen.getByRole("searchbox", { name: "Search this website (in Norwegian)" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Log in" })).toBeVisible();
    expect(header).not.toHaveTextContent(/Meny|Søk|Logg inn|Hopp/);
    expect(screen.getByText("Films").closest("[lang]")).toBe(header);
  });

  test("has the site's menu where the language has none, marked as Norwegian", () => {
    english(group("Kino", null));
    expect(screen.getByText("Kino").closest("[lang]")).toHaveAttribute("lang", "nb");
  });
});

test("shows where tickets are sold, in print", () => {
  top();
  expect(screen.getByText("Billetter og hele programmet: rakkestad.example.no")).toBeInTheDocument();
});

test("has no logo where the file has no address", () => {
  const { container } = top({ logo: { file: { publicURL: null } } });
  expect(container.querySelector("picture, img")).toBeNull();
  expect(screen.getByRole("link", { name: /^Rakkestad kulturhus/ })).toBeVisible();
});

test("links to pages in other languages, which are also first in the menu of small screens", () => {
  const shortcut = (text: string, language: string | null) => ({
    key: text,
    path: "/",
    shortcut: text,
    language,
    openInNewWindow: false,
  });
  render(
    <Header data={{ ...data(), shortcuts: { nodes: [shortcut("Program", null), shortcut("In English", "en")] } }} />,
  );
  const [inMenu, inBar] = screen.getAllByText("In English");
  expect(inMenu?.closest("ul")).toHaveTextContent(/^In EnglishProgram$/);
  expect(inBar?.closest("ul")).toBeNull();
  expect(inBar).toHaveAttribute("lang", "en");
});
