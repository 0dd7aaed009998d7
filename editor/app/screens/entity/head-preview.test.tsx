/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, render, screen } from "@testing-library/react";
import { HeadPreview } from "./head-preview";

const HEAD = {
  address: "kulturhus.example.no/nattoget",
  siteName: "Kulturhuset",
  documentTitle: "Nattoget – Kulturhuset",
  title: "Nattoget",
  description: "Et tog forsvinner.",
  picture: "filmer/nattoget.jpg",
};

const open = async (first: typeof HEAD | null) => {
  const { container, rerender } = render(<HeadPreview kind="productions" head={first} />);
  const details = container.querySelector("details");
  Object.assign(details ?? {}, { open: true });
  fireEvent(details ?? container, new Event("toggle"));
  await screen.findByText(/^(I et søk|Vises når)/);
  return { container, show: (head: typeof HEAD | null) => rerender(<HeadPreview kind="productions" head={head} />) };
};

test("a search result and a shared link follow the page, and stay while something is wrong", async () => {
  const { container, show } = await open(HEAD);
  expect(screen.getByText("kulturhus.example.no › nattoget")).toBeTruthy();
  expect(screen.getByText("Nattoget – Kulturhuset")).toBeTruthy();
  expect(screen.getByText("Nattoget")).toBeTruthy();
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/bildevisning/filmer/nattoget.jpg?utsnitt=share");
  expect(container.textContent).not.toContain("kuttet");
  show({ ...HEAD, description: "", title: "Nattog" });
  expect(screen.getByText("Nattog")).toBeTruthy();
  expect(container.textContent).toContain("Uten beskrivelse velger søkemotoren selv");
  show(null);
  expect(screen.getByText("Nattog")).toBeTruthy();
});

test("what search engines cut is told, whole words of it", async () => {
  const { container } = await open({
    ...HEAD,
    documentTitle: `${"Nattoget ".repeat(7)}– Kulturhuset`,
    description: `${"a".repeat(150)} sluttord og mer`,
  });
  expect(container.textContent).toContain("Dette vises ikke: «Nattoget – Kulturhuset»");
  expect(container.textContent).toContain("Dette vises ikke: «sluttord og mer»");
});

test("without a page there is nothing to show, and what has none has no preview", async () => {
  const { container } = await open(null);
  expect(container.textContent).toContain("Vises når alt som må til, er fylt ut");
  expect(render(<HeadPreview kind="menuItems" head={HEAD} />).container.innerHTML).toBe("");
});
