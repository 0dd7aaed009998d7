/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Form } from "../../../api/form";
import { problemAt, summaryOf } from "../../testing/desk-data";
import { fieldOf, formOf } from "../../testing/form-of";

const TEXT = { kind: "text" } as const;
const ROW: Form = {
  kind: "object",
  isPicture: false,
  fields: [fieldOf("title", "Tittel", TEXT, { isRequired: true })],
};

const list = (item: Form, own = {}) => fieldOf("rows", "Rader", { kind: "list", item, itemLabel: "" }, own);
const titles = (...all: string[]) => all.map((title) => ({ title }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const row = (at: number) => {
  const found = document.getElementById(`felt-rows-${at}`);
  if (!(found instanceof HTMLDetailsElement)) throw new Error(`No row ${at}.`);
  return found;
};
const toggle = (at: number) => {
  row(at).open = !row(at).open;
  fireEvent(row(at), new Event("toggle"));
};

test("a row is moved to where its arrow says, and keeps the focus on it", async () => {
  const { held } = formOf({ fields: [list(ROW)], value: { rows: titles("a", "b", "c") } });
  expect(screen.getByRole("button", { name: "Flytt opp: a" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Flytt ned: c" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Flytt opp: b" })).toHaveProperty("disabled", false);
  press("Flytt opp: c");
  expect(held()).toEqual({ rows: titles("a", "c", "b") });
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Flytt opp: c"));
  press("Flytt opp: c");
  expect(held()).toEqual({ rows: titles("c", "a", "b") });
  // It goes no further up.
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Flytt ned: c"));
  press("Flytt ned: c");
  expect(held()).toEqual({ rows: titles("a", "c", "b") });
});

test("a row that is named by the beginning of its text does not tell the text again", () => {
  const fields = [fieldOf("html", "Tekst", { kind: "html" })];
  const text: Form = { kind: "options", by: "type", options: [{ value: "text", label: "Tekst", about: "", fields }] };
  const rows = (...texts: string[]) => ({ rows: texts.map((html) => ({ type: "text", html: [html] })) });
  const long = "Bildene kan brukes fritt i omtale av huset, også beskåret, og uten å spørre.";
  formOf({ fields: [list(text)], value: rows(`<p>${long}</p>`, "<h2>Pris</h2><p>Ti.</p>") });
  const told = (at: number) => row(at).querySelector("summary")?.textContent?.replaceAll("\u00a0", " ");
  expect(told(0)).toBe("Tekst: Bildene kan brukes fritt i omtale av huset, …");
  expect(told(1)).toBe("Tekst: PrisTi.");
});

test("a row is removed, and the list has the focus", () => {
  const { held } = formOf({ fields: [list(ROW, { help: "Fra øverst." })], value: { rows: titles("a", "b") } });
  press("Fjern: a");
  expect(held()).toEqual({ rows: titles("b") });
  expect(document.activeElement?.id).toBe("felt-rows");
  expect(screen.queryByRole("button", { name: /^Flytt/ })).toBeNull();
  press("Fjern: b");
  expect(held()).toEqual({ rows: [] });
  expect(screen.getByText("Fra øverst.")).toBeTruthy();
});

test("the only one of what is written first has no row, and pages would not show another", () => {
  const { held } = formOf({ fields: [list(ROW, { isFirst: true })], value: { rows: titles("a") } });
  expect(screen.queryByRole("button", { name: /^Fjern/ })).toBeNull();
  expect(document.getElementById("felt-rows-0")).toBeNull();
  fireEvent.change(screen.getByLabelText("Tittel"), { target: { value: "b" } });
  expect(held()).toEqual({ rows: titles("b") });
  expect(screen.queryByRole("button", { name: "Legg til i rader" })).toBeNull();
});

test("a new row is last and open, and the others stay as they are", () => {
  const { held } = formOf({ fields: [list(ROW)], value: { rows: titles("a") } });
  expect(screen.queryByLabelText("Tittel")).toBeNull();
  press("Legg til i rader");
  expect(held()).toEqual({ rows: titles("a", "") });
  expect([row(0).open, row(1).open]).toEqual([false, true]);
  expect(document.activeElement).toBe(row(1).querySelector("summary"));
  expect(screen.getByRole("button", { name: "Fjern: Rader 2" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Tittel"), { target: { value: "b" } });
  expect(held()).toEqual({ rows: titles("a", "b") });
});

test("fields of a row are drawn while it is open", () => {
  const { held } = formOf({ fields: [list(ROW)], value: { rows: titles("a", "b") } });
  toggle(1);
  fireEvent.change(screen.getByLabelText("Tittel"), { target: { value: "c" } });
  expect(held()).toEqual({ rows: titles("a", "c") });
  toggle(1);
  expect(screen.queryByLabelText("Tittel")).toBeNull();
});

test("where rows begin open they all do", () => {
  formOf({ fields: [list(ROW)], value: { rows: titles("a", "b") }, opensRows: true });
  expect(screen.getAllByLabelText("Tittel")).toHaveLength(2);
});

test("a row says what is wrong in it, what is hidden, and shows its picture", () => {
  formOf({
    fields: [list(ROW)],
    value: {
      rows: [
        { title: "a", hide: true, image: "mat/a.jpg" },
        { title: "b", image: "{bilde}" },
        { title: "c", hide: false },
      ],
    },
    problems: [
      problemAt(["rows", 0, "title"]),
      problemAt(["rows", 0, "text"], { severity: "warning" }),
      problemAt(["rows", 1], { severity: "warning" }),
      problemAt(["rows"]),
    ],
  });
  const summary = (at: number) => row(at).querySelector("summary");
  expect([0, 1, 2].map((at) => summary(at)?.textContent)).toEqual(["aSkjult2 merknader", "b1 merknad", "c"]);
  expect([0, 1].map((at) => summary(at)?.querySelector("[data-color]")?.getAttribute("data-color"))).toEqual([
    "danger",
    "warning",
  ]);
  expect([...document.querySelectorAll("img")].map((image) => image.getAttribute("src"))).toEqual([
    "/miniatyrer/mat/a.jpg",
  ]);
  expect(document.getElementById("felt-rows-feil")?.textContent).toBe("Mangler. Skriv det.");
});

test("a row of one control is written where it stands", () => {
  const { held } = formOf({
    fields: [list({ kind: "reference", to: "Hall" })],
    value: { rows: ["sal-1"] },
    byType: { Hall: [summaryOf("sal-1", { title: "Storsalen" }), summaryOf("sal-2", { title: "Lillesalen" })] },
  });
  expect(document.querySelector("details")).toBeNull();
  fireEvent.change(screen.getByLabelText("Rader 1"), { target: { value: "sal-2" } });
  expect(held()).toEqual({ rows: ["sal-2"] });
  expect(screen.getByRole("button", { name: "Fjern: Lillesalen" })).toBeTruthy();
});

test("a new row is one of several things, each with what it is", () => {
  const options = [
    {
      value: "ticket",
      label: "Billett",
      about: "Gir adgang.",
      fields: [fieldOf("price", "Pris", TEXT, { isRequired: true })],
    },
    {
      value: "note",
      label: "Merknad",
      about: "",
      fields: [fieldOf("place", "Plass", { kind: "object", isPicture: false, fields: [] })],
    },
  ];
  const { held } = formOf({ fields: [list({ kind: "options", by: "type", options })], value: { rows: [] } });
  press("Legg til i rader");
  press("Billett Gir adgang.");
  expect(screen.queryByRole("button", { name: "Merknad" })).toBeNull();
  press("Legg til i rader");
  press("Merknad");
  expect(held()).toEqual({ rows: [{ type: "ticket", price: "" }, { type: "note" }] });
  // Blocks of a page all have a place: these are an ordinary list.
  expect(screen.queryByText("Uten plass på siden")).toBeNull();
});

test("where a row can be of one kind only, it is just added", () => {
  const options = [{ value: "note", label: "Merknad", about: "", fields: [] }];
  const { held } = formOf({ fields: [list({ kind: "options", by: "type", options })], value: { rows: [] } });
  press("Legg til i rader");
  expect(held()).toEqual({ rows: [{ type: "note" }] });
});

test("texts are written one on each line, without empty ones", () => {
  const { held } = formOf({
    fields: [list(TEXT)],
    value: { rows: ["a", "b", "c"] },
    problems: [problemAt(["rows", 1]), problemAt(["rows"], { message: "er for mange." })],
  });
  const area = screen.getByLabelText(/^Rader/);
  expect(area).toHaveProperty("value", "a\nb\nc");
  expect(area).toHaveProperty("rows", 3);
  expect(screen.getByText("Én på hver linje.")).toBeTruthy();
  expect(document.getElementById("felt-rows-linjer")?.textContent).toBe("Mangler. Skriv det.");
  expect(document.getElementById("felt-rows-feil")?.textContent).toBe("Er for mange. Skriv det.");
  const write = (value: string) => fireEvent.change(area, { target: { value } });
  write(" a \n\n d \n");
  expect(held()).toEqual({ rows: ["a", "d"] });
  expect(area).toHaveProperty("value", " a \n\n d \n");
  expect(area).toHaveProperty("rows", 2);
  fireEvent.blur(area);
  expect(area).toHaveProperty("value", "a\nd");
  write(" ");
  expect(held()).toEqual({ rows: [] });
});

test("a list that is absent stays so until something is written", () => {
  for (const [own, value] of [
    [{}, {}],
    [{ isRequired: true }, { rows: [] }],
  ] as const) {
    const { held } = formOf({ fields: [list(TEXT, own)], value: {} });
    const area = screen.getByLabelText(/^Rader/);
    fireEvent.change(area, { target: { value: " " } });
    expect(held()).toEqual(value);
    fireEvent.change(area, { target: { value: "a" } });
    expect(held()).toEqual({ rows: ["a"] });
    document.body.replaceChildren();
  }
});
