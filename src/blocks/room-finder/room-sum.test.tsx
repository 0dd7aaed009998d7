/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { blockRenderer } from "../../components/testing/block-renderer";
import { RoomFinder } from "./room-finder";
import { LETTING_BLOCK, room, setup } from "./testing/letting-block";

const extra = (label: string, per: Extra["per"], more: Partial<Extra> = {}): Extra => ({
  label,
  amount: 100,
  unit: "per stykk",
  note: null,
  per,
  least: null,
  halls: [],
  ...more,
});

type Extra = Queries.RoomFinderBlockFieldsFragment["extras"][number]["rows"][number];

const put = blockRenderer(RoomFinder, {
  ...LETTING_BLOCK,
  halls: [
    room("festsal", "Festsal", [setup("Rader", 220), setup("Langbord", 120, 500)]),
    ...LETTING_BLOCK.halls.slice(1),
  ],
  extras: [
    { name: "Utstyr", rows: [extra("Mikrofon", "piece", { least: 2, note: "Trådløs" }), extra("Tekniker", "hour")] },
    { name: "Servering", rows: [extra("Kaffe", "person", { unit: "per person" })] },
    { name: "Stemming", rows: [extra("Flygel", "booking", { halls: [{ key: "grupperom" }] })] },
  ],
});

const choose = (label: string, value: string) =>
  act(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const check = (name: string) => act(() => fireEvent.click(screen.getByRole("checkbox", { name, hidden: true })));
const lines = () =>
  within(screen.getByRole("table", { name: /^Summen/ }))
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
const options = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text.replaceAll("\u00a0", " "));

beforeEach(() => window.history.replaceState(null, "", "/utleie"));

test("begins with the first room, its first set-up and its first rent", () => {
  put();
  expect(lines()).toEqual(["Hel dag4 800 kr", "Radermed i leien", "Til sammen4 800 kr"]);
  expect(options("Rom")).toEqual(["Festsal", "Grupperom"]);
  expect(options("Oppsett")).toEqual(["Rader, 220 plasser", "Langbord, 120 plasser"]);
  expect(options("Leietid")).toEqual(["Hel dag: 4 800 kr", "Lag og foreninger: gratis"]);
  const card = screen.getByRole("table", { name: /^Summen/ }).parentElement;
  expect(within(card ?? document.body).getByRole("img", { name: /^Tegning av rader/ })).toBeInTheDocument();
});

test("follows each choice", () => {
  put();
  choose("Oppsett", "Langbord");
  choose("Leietid", "Lag og foreninger");
  expect(lines()).toEqual(["Lag og foreningergratis", "Langbord500 kr", "Til sammen500 kr"]);
  expect(screen.getByRole("img", { name: /^Tegning av langbord/ })).toBeInTheDocument();
  choose("Rom", "grupperom");
  expect(screen.getByRole("table", { name: "Summen: Grupperom" })).toBeVisible();
  expect(window.location.search).toBe("?rom=grupperom");
});

test("chooses a set-up that is large enough, and warns when the chosen one is not", () => {
  put({ halls: [room("festsal", "Festsal", [setup("Bord", 20), setup("Rader", 220)])] });
  choose("Antall personer", "100");
  expect(lines()[1]).toContain("Rader");
  expect(screen.queryByText(/Det er for få til dere/)).not.toBeInTheDocument();
  choose("Oppsett", "Bord");
  expect(screen.getByText("Bord har 20 plasser. Det er for få til dere.")).toBeVisible();
  choose("Antall personer", "20");
  expect(screen.queryByText(/Det er for få til dere/)).not.toBeInTheDocument();
});

test("has the extras of the room only, with their price and note", () => {
  put();
  expect(
    screen
      .getAllByRole("checkbox", { hidden: true })
      .map(({ parentElement }) => parentElement?.textContent ?? "")
      .filter((label) => !/Festsal|Grupperom/.test(label)),
  ).toEqual(["MikrofonTrådløs", "Tekniker", "Kaffe"]);
  choose("Rom", "grupperom");
  expect(screen.getByRole("checkbox", { name: "Flygel", hidden: true })).toBeInTheDocument();
});

test("counts the chosen extras of each group, and takes one away again", () => {
  put();
  expect(screen.queryByText(/valgt$/)).not.toBeInTheDocument();
  check("Mikrofon Trådløs");
  check("Tekniker");
  expect(screen.getByText("2 valgt").parentElement).toHaveTextContent("Utstyr 2 valgt");
  check("Mikrofon Trådløs");
  expect(screen.getByText("1 valgt")).toBeInTheDocument();
  expect(lines()).toEqual(["Hel dag4 800 kr", "Radermed i leien", "Tekniker1 × 100 kr100 kr", "Til sammen4 900 kr"]);
});

test("asks for the number of pieces and hours, and of nothing else", () => {
  put();
  for (const name of ["Mikrofon Trådløs", "Tekniker", "Kaffe"]) check(name);
  const numbers = screen.getAllByRole("spinbutton", { hidden: true });
  expect(numbers.map((field) => [field.getAttribute("aria-label"), field.getAttribute("min")])).toEqual([
    ["Antall: Mikrofon", "2"],
    ["Antall: Tekniker", "1"],
  ]);
  expect(screen.getByLabelText("Antall: Mikrofon")).toHaveValue(2);
});

test.each([
  ["3", "3 × 100 kr300 kr"],
  ["2.9", "2 × 100 kr200 kr"],
  ["0", "1 × 100 kr100 kr"],
  ["-5", "1 × 100 kr100 kr"],
  ["", "1 × 100 kr100 kr"],
  ["9999", "9999 × 100 kr999 900 kr"],
  ["10000", "9999 × 100 kr999 900 kr"],
])("takes a whole number of pieces, at least one: «%s»", (written, expected) => {
  put();
  check("Tekniker");
  choose("Antall: Tekniker", "7");
  choose("Antall: Tekniker", written);
  expect(lines()[2]).toBe(`Tekniker${expected}`);
});

test("charges per person when the number of people is known", () => {
  put();
  check("Kaffe");
  expect(lines()[2]).toBe("Kaffe1 × 100 kr100 kr");
  choose("Antall personer", "40");
  expect(lines()[2]).toBe("Kaffe40 × 100 kr4 000 kr");
});

test("what costs nothing is free, in the sum and in the request by e-mail", () => {
  put();
  choose("Leietid", "Lag og foreninger");
  expect(lines()).toEqual(["Lag og foreningergratis", "Radermed i leien", "Til sammengratis"]);
  expect(screen.getAllByRole("status").at(-1)).toHaveTextContent("Til sammen: gratis");
  const mail = decodeURIComponent(screen.getByRole("link", { name: "Bestill på e-post" }).getAttribute("href") ?? "");
  expect(mail).toMatch(/Lag og foreninger: gratis\r\nRader: med i leien\r\nTil sammen: gratis\r\n/);
});

test("the request by e-mail has the choices; there is none without an address, nor a link to book", () => {
  const { unmount } = put({ person: null });
  expect(screen.queryByRole("link", { name: "Bestill på e-post" })).not.toBeInTheDocument();
  unmount();
  put({ halls: LETTING_BLOCK.halls.map((one) => ({ ...one, bookingUrl: null })) });
  choose("Dato", "2026-12-05");
  const mail = decodeURIComponent(screen.getByRole("link", { name: "Bestill på e-post" }).getAttribute("href") ?? "");
  expect(mail).toContain("mailto:utleie@example.no");
  expect(mail).toContain("Bestilling av festsal, lørdag 5. desember 2026");
  expect(mail).toContain("Rader: med i leien");
  expect(screen.queryByRole("link", { name: /^Bestill festsal/ })).not.toBeInTheDocument();
});
