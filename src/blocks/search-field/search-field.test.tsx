/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { allowSearchElement } from "../../components/testing/search-element";
import { SearchField } from "./search-field";

const field = (examples: readonly string[] = ["barnefilm", "ost & vin"]) =>
  render(
    <SearchField
      block={{ id: "sok", path: "/sok", text: "Søk i filmer og artikler.", examples }}
      headline="h2"
      first={false}
    />,
  );

beforeEach(allowSearchElement);
afterEach(() => jest.restoreAllMocks());

test("sends the words to the search page by GET, so that a search has an address", async () => {
  field();
  const input = screen.getByRole("searchbox", { name: "Søk på nettstedet" });
  await userEvent.type(input, "reven");
  const sent: string[] = [];
  const form = screen.getByRole("button", { name: "Søk" }).closest("form");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const words = [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);
    sent.push(`${form.method} ${form.getAttribute("action")}?${words.join("&")}`);
  });
  await userEvent.click(screen.getByRole("button", { name: "Søk" }));
  await userEvent.type(input, "{Enter}");
  expect(sent).toEqual(["get /sok?q=reven", "get /sok?q=reven"]);
});

test("is found among the page's landmarks, and says what can be searched", () => {
  const { container } = field();
  expect(container.querySelector("search")).toHaveTextContent("Søk i filmer og artikler.");
});

test("offers examples that are searches of their own", () => {
  field();
  expect(screen.getByRole("link", { name: "barnefilm" })).toHaveAttribute("href", "/sok?q=barnefilm");
  expect(screen.getByRole("link", { name: "ost & vin" })).toHaveAttribute("href", "/sok?q=ost%20%26%20vin");
  expect(screen.getByText(/Prøv for eksempel/)).toHaveTextContent("Prøv for eksempel: barnefilm, ost & vin");
});

test("promises no examples when there are none", () => {
  field([]);
  expect(screen.queryByText(/Prøv for eksempel/)).not.toBeInTheDocument();
});
