/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { blockRenderer } from "../../components/testing/block-renderer";
import { Contact } from "./contact";

type Fields = Queries.ContactBlockFieldsFragment;

const ticketOffice: Fields["people"][number] = {
  key: "billett",
  name: "Billettkontoret",
  role: "Billetter og ledsagerbevis",
  phone: "69 00 00 00",
  email: "billett@example.no",
};

const ask = blockRenderer(Contact, { id: "kontakt", heading: null, people: [ticketOffice] });

test("shows contacts with their roles", () => {
  ask();
  expect(screen.getByRole("region", { name: "Kontakt" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "Billettkontoret" })).toBeVisible();
  expect(screen.getByText("Billetter og ledsagerbevis")).toBeVisible();
});

test("calls and writes from its links", () => {
  ask();
  expect(screen.getByRole("link", { name: /^69.00.00.00$/ })).toHaveAttribute("href", "tel:69000000");
  expect(screen.getByText("billett@", { exact: false, selector: "a" })).toHaveAttribute(
    "href",
    "mailto:billett@example.no",
  );
});

test("leaves out what is not known", () => {
  ask({ people: [{ ...ticketOffice, role: null, phone: null, email: null }] });
  expect(screen.getByRole("listitem")).toHaveTextContent(/^Billettkontoret$/);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("uses a heading of its own", () => {
  ask({ heading: "Spør oss" });
  expect(screen.getByRole("region", { name: "Spør oss" })).toBeVisible();
});

test("a block with nobody to show has no heading either", () => {
  const { container } = ask({ heading: "Spør oss", people: [] });
  expect(container).toBeEmptyDOMElement();
});
