/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { allowSearchElement } from "../../components/testing/search-element";
import { SearchField } from "./search-field";

jest.mock("../../features/search/search", () => ({
  SearchResults: ({ words }: { readonly words: string }) => <p>Treff på {words}</p>,
}));

const block = {
  id: "sok",
  path: "/sok",
  text: "Søk i filmer og artikler.",
  examples: ["barnefilm", "ost & vin"],
  ways: [{ label: "kinoprogrammet", path: "/kinoprogram" }],
};
const element = (over: Partial<typeof block> = {}) => <SearchField block={{ ...block, ...over }} {...FURTHER_DOWN} />;
const input = () => screen.getByRole("searchbox", { name: "Søk på nettstedet" });

/** Waits for the search, which is loaded on demand. */
const loaded = () => act(async () => void (await import("../../features/search/search")));

beforeEach(() => {
  allowSearchElement();
  window.history.pushState(null, "", "/sok");
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("says when there is a question, so that what else the page has makes room for the answer", async () => {
  const { container } = render(element());
  expect(container.firstElementChild).toHaveAttribute("data-asked", "false");
  fireEvent.change(input(), { target: { value: "konsert" } });
  await loaded();
  expect(container.firstElementChild).toHaveAttribute("data-asked", "true");
});

test("removes the note on script after hydration", () => {
  render(element());
  expect(screen.queryByText(/JavaScript/)).not.toBeInTheDocument();
});

test("is found among the page's landmarks, and says what can be searched", () => {
  const { container } = render(element());
  expect(container.querySelector("search")).toHaveTextContent("Søk i filmer og artikler.");
});

test("has no headings for examples and links when there are none", () => {
  render(element({ examples: [], ways: [] }));
  expect(screen.queryByText(/Prøv for eksempel|Eller gå/)).not.toBeInTheDocument();
});

test("discards input when Back comes before the pause, and Forward does not restore it", async () => {
  jest.useFakeTimers();
  render(element());
  fireEvent.change(input(), { target: { value: "reven" } });
  fireEvent.submit(input());
  fireEvent.change(input(), { target: { value: "revenflyr" } });
  const goTo = (address: string) =>
    act(async () => {
      window.history.replaceState(null, "", address);
      window.dispatchEvent(new PopStateEvent("popstate"));
      await jest.advanceTimersByTimeAsync(1_000);
    });
  await goTo("/sok");
  expect(input()).toHaveValue("");
  await goTo("/sok?q=reven");
  expect(input()).toHaveValue("reven");
  expect(window.location.search).toBe("?q=reven");
});

describe("what another app shares with the installed site", () => {
  const share = (parameters: Readonly<Record<string, string>>) => {
    window.history.pushState(null, "", `/sok?${new URLSearchParams(parameters)}`);
    render(element());
  };

  test("opens one of the site's own addresses", async () => {
    share({ tittel: "Nattekspressen", q: `Skal vi? ${window.location.origin}/nattekspressen-20261` });
    await loaded();
    expect(window.location.pathname).toBe("/nattekspressen-20261");
  });

  test("is searched when it is anything else, a title where there is no text", async () => {
    share({ tittel: "Nattekspressen", adresse: "https://film.example.org/1" });
    await loaded();
    expect(input()).toHaveValue("Nattekspressen");
  });
});
