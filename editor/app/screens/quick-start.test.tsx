/** @jest-environment jsdom */
import "../testing/design-system";
import { render, screen } from "@testing-library/react";
import { DeskProvider } from "../data/desk-context";
import { deskData, kindNamed, summaryOf } from "../testing/desk-data";
import { QuickStart } from "./quick-start";

const site = summaryOf("huset", { title: "Huset" });

const linksFor = (role: "redaktor" | "ansvarlig" | null, sites = [site]): readonly string[] => {
  const person = role === null ? null : { id: "1", email: "bo@example.no", name: "Bo", role };
  const data = deskData({ person, lists: { byType: { Site: sites } } }, [kindNamed("sites", "Site")]);
  const { unmount } = render(
    <DeskProvider value={data}>
      <QuickStart />
    </DeskProvider>,
  );
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent ?? "");
  unmount();
  return links;
};

test("prices and opening hours are offered to those who may change them", () => {
  for (const role of [null, "ansvarlig"] as const)
    expect(linksFor(role)).toEqual(expect.arrayContaining(["Ny film", "Priser", "Åpningstider"]));
  const others = linksFor("redaktor");
  expect(others).toContain("Ny film");
  expect(others).not.toContain("Priser");
  expect(others).not.toContain("Åpningstider");
});

test("each leads to the form that it names", () => {
  const data = deskData({ lists: { byType: { Site: [site] } } }, [kindNamed("sites", "Site")]);
  render(
    <DeskProvider value={data}>
      <QuickStart />
    </DeskProvider>,
  );
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Ny film", "#/ny/productions?som=film"],
    ["Nytt arrangement", "#/ny/productions?som=arrangement"],
    ["Ny artikkel", "#/ny/articles?som=artikkel"],
    ["Ny side", "#/ny/pages?som=side"],
    ["Ny videresending", "#/ny/redirects?som=videresending"],
    ["Priser", "#/rediger/sites/huset?bare=priceLists"],
    ["Åpningstider", "#/rediger/sites/huset?bare=openingHours"],
  ]);
});

test("without settings there are none to change", () => {
  expect(linksFor(null, [])).not.toContain("Priser");
});
