/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { GERMAN } from "../../components/testing/words";
import Footer from "./footer";

type Website = NonNullable<Queries.FooterQuery["website"]>;

const website: Website = {
  locale: { default: "nb" },
  openingHours: [
    {
      name: "Kulturkontoret",
      minutesBefore: null,
      weekly: [{ days: ["monday", "tuesday"], opens: "08:00", closes: "15:30" }],
    },
    { name: "Biblioteket", minutesBefore: null, weekly: [] },
  ],
  accessibilityStatement: null,
  address: { name: "Kulturhuset", street: "Storgata 1", postalCode: "1890", city: "Rakkestad" },
  contact: [{ name: "Billettkontoret", phone: "69 00 00 00", email: "post@example.no" }],
  social: [{ name: "Facebook", url: "https://facebook.example/kulturhuset" }],
  theme: { footerEnabled: true, footerText: "Et hus for alle." },
};

const nodes: Queries.FooterQuery["allMenuItem"]["nodes"] = [
  {
    key: "personvern",
    label: "Personvern",
    path: "/personvern",
    language: null,
    openInNewWindow: false,
    onPagesIn: null,
  },
  {
    key: "tilsyn",
    label: "Tilgjengelighet",
    path: "https://uustatus.example.no",
    language: null,
    openInNewWindow: true,
    onPagesIn: null,
  },
  { key: "tom", label: "Uten side", path: null, language: null, openInNewWindow: false, onPagesIn: null },
];

const foot = (overrides: Partial<Website> = {}) =>
  render(<Footer data={{ language: null, website: { ...website, ...overrides }, allMenuItem: { nodes } }} />);

test("shows the hours of the first four parts, without closed days", () => {
  const more = ["Kinoen", "Kantina", "Kulturskolen"].map((name) => ({ name, minutesBefore: null, weekly: [] }));
  foot({ openingHours: [...website.openingHours, ...more] });
  const hours = screen.getByRole("contentinfo");
  expect(asRead(hours)).toMatch(/^ÅpningstiderKulturkontoretMandag–tirsdag08\.00–15\.30/);
  expect(hours).not.toHaveTextContent("Stengt");
  expect(hours).toHaveTextContent(/Biblioteket.*Kantina/);
  expect(hours).not.toHaveTextContent("Kulturskolen");
});

test("has another language's texts on a page in that, and marks what is Norwegian", () => {
  const openingHours = [...website.openingHours, { name: "Kinoen", minutesBefore: 30, weekly: [] }];
  render(<Footer data={{ language: GERMAN, website: { ...website, openingHours }, allMenuItem: { nodes } }} />);
  const footer = screen.getByRole("contentinfo");
  expect(footer).toHaveAttribute("lang", "de");
  expect(asRead(footer)).toMatch(/^ÖffnungszeitenKulturbüroMontag–Dienstag08:00–15:30 Uhr/);
  expect(footer).toHaveTextContent("Öffnet 30 Min. vor der ersten Vorstellung des Tages");
  expect(screen.getByText("Kulturbüro")).not.toHaveAttribute("lang");
  expect(screen.getByText("Billettkontoret")).toHaveAttribute("lang", "nb");
  expect(screen.getByRole("link", { name: "Facebook (öffnet ein neues Fenster)" })).toBeVisible();
  expect(screen.getByText("Personvern").closest("[lang]")).toHaveAttribute("lang", "nb");
});

test("shows when the doors open where the first part of the venue follows its programme", () => {
  foot({ openingHours: [{ name: "Kinoen", minutesBefore: 30, weekly: [] }] });
  expect(screen.getByRole("contentinfo")).toHaveTextContent(
    "ÅpningstiderKinoenÅpner 30 minutter før dagens første forestillingKontakt",
  );
});

test("links to the municipality's published statement, if there is one", () => {
  const { unmount } = foot();
  expect(screen.queryByRole("link", { name: /^Tilgjengelighetserklæring/ })).not.toBeInTheDocument();
  unmount();
  foot({ accessibilityStatement: "https://uustatus.example.no/erklaringer/1" });
  const menu = screen.getByRole("navigation", { name: "Om nettstedet" });
  expect(within(menu).getByRole("link", { name: "Tilgjengelighetserklæring (åpnes i nytt vindu)" })).toHaveAttribute(
    "href",
    "https://uustatus.example.no/erklaringer/1",
  );
});

test("has an e-mail about a fault, which a script addresses to the page", () => {
  const { unmount } = foot();
  document.title = "Kantina";
  const link = screen.getByRole("link", { name: "Meld fra om feil på denne siden" });
  const letter = () => decodeURIComponent(link.getAttribute("href") ?? "");
  expect(letter()).toMatch(/^mailto:post@example\.no\?subject=Feil på nettstedet&body=Siden: \n/);
  fireEvent.click(link);
  expect(letter()).toMatch(/subject=Feil på siden «Kantina»&body=Siden: http:\/\/localhost\/\n/);
  unmount();
  foot({ contact: [{ name: "Kinoen", phone: null, email: null }] });
  expect(screen.queryByRole("link", { name: /^Meld fra/ })).not.toBeInTheDocument();
});

test("omits what the venue does not have", () => {
  foot({ openingHours: [], contact: [], social: [], theme: { footerEnabled: true, footerText: null } });
  expect(screen.queryByText("Åpningstider")).not.toBeInTheDocument();
  expect(screen.queryByText("Følg oss")).not.toBeInTheDocument();
  expect(screen.queryByText("Billettkontoret")).not.toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).not.toHaveTextContent("Et hus for alle.");
});

test("is not there when the site has switched it off", () => {
  const { container } = foot({ theme: { footerEnabled: false, footerText: null } });
  expect(container).toBeEmptyDOMElement();
});

test("has the site's own text at its foot", () => {
  const { unmount } = foot();
  expect(screen.getByText("Et hus for alle.")).toBeVisible();
  unmount();
  const inGerman = (footerText: string | null) =>
    render(<Footer data={{ language: { ...GERMAN, footerText }, website, allMenuItem: { nodes } }} />).unmount;
  const remove = inGerman("Ein Haus für alle.");
  expect(screen.getByText("Ein Haus für alle.")).not.toHaveAttribute("lang");
  expect(screen.queryByText("Et hus for alle.")).not.toBeInTheDocument();
  remove();
  inGerman(null);
  expect(screen.getByText("Et hus for alle.")).toHaveAttribute("lang", "nb");
});
