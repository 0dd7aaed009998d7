/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, screen } from "@testing-library/react";
import { summaryOf } from "../../testing/desk-data";
import { fieldOf, formOf } from "../../testing/form-of";

const FILMS = Array.from({ length: 40 }, (_, at) => summaryOf(`film-${at}`, { title: `Film ${at}` }));
const ALL = [
  summaryOf("natt", { title: "Nattekspressen", detail: "Film", picture: "film/natt.jpg" }),
  summaryOf("dag", { title: "Dagen etter", detail: "Film" }),
  ...FILMS,
];

const open = (value: object = {}, own = {}, all = ALL) => {
  Element.prototype.scrollIntoView = jest.fn();
  return formOf({
    fields: [fieldOf("film", "Film", { kind: "reference", to: "Movie" }, own)],
    value,
    byType: { Movie: all, Hall: [summaryOf("sal")] },
  });
};

const box = () => screen.getByRole("combobox");
const write = (value: string) => fireEvent.change(box(), { target: { value } });
const key = (name: string) => fireEvent.keyDown(box(), { key: name });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;

test("twenty choices are a list, more are sought", () => {
  open({}, {}, ALL.slice(0, 20));
  expect(box().tagName).toBe("SELECT");
  document.body.replaceChildren();
  open({}, {}, ALL.slice(0, 21));
  expect(box().tagName).toBe("INPUT");
});

test("of few, the chosen one is shown with its picture", () => {
  const { held } = open({ film: "natt" }, {}, ALL.slice(0, 3));
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/miniatyrer/film/natt.jpg");
  expect(options()).toEqual(["Ingen", "Nattekspressen – Film", "Dagen etter – Film", "Film 0"]);
  write("dag");
  expect(held()).toEqual({ film: "dag" });
  expect(document.querySelector("img")).toBeNull();
});

test("what is chosen is shown by its title and picture, and what is unknown by its id", () => {
  open({ film: "natt" });
  expect(box()).toHaveProperty("value", "Nattekspressen – Film");
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/miniatyrer/film/natt.jpg");
  expect(box().getAttribute("aria-expanded")).toBe("false");
  document.body.replaceChildren();
  open({ film: "borte" });
  expect(box()).toHaveProperty("value", "Ukjent: borte");
  document.body.replaceChildren();
  open();
  expect(box()).toHaveProperty("value", "");
});

test("a press opens what there is, and says how many", () => {
  open();
  fireEvent.click(box());
  expect(box().getAttribute("aria-expanded")).toBe("true");
  expect(options()).toHaveLength(30);
  expect(screen.getByRole("status").textContent).toBe("Viser 30 av 42. Skriv mer av tittelen.");
  expect(active()).toBeNull();
  write("dag");
  expect(screen.getByRole("status").textContent).toBe("1 treff");
  write("teater");
  expect(screen.getByRole("status").textContent).toBe("Fant ingen treff. Prøv et kortere ord.");
  fireEvent.click(box());
  expect(screen.getByRole("status").textContent).toBe("Fant ingen treff. Prøv et kortere ord.");
});

test("the first key replaces what was written before", () => {
  open({ film: "natt" });
  write("Nattekspressen – Filmd");
  expect(box()).toHaveProperty("value", "d");
  write("dag");
  expect(options()).toEqual(["Dagen etter – Film"]);
});

test("arrows open the list, go round it, and Escape leaves all as it was", () => {
  const { held } = open();
  write("film 1");
  expect(options()).toHaveLength(13);
  key("ArrowDown");
  expect(active()).toBe("Film 10");
  expect(document.getElementById(box().getAttribute("aria-activedescendant") ?? "")?.scrollIntoView).toHaveBeenCalled();
  key("ArrowUp");
  key("ArrowUp");
  expect(active()).toBe("Film 31");
  key("ArrowDown");
  expect(active()).toBe("Film 1");
  const outside = jest.fn();
  document.addEventListener("keydown", outside);
  expect(key("Escape")).toBe(true);
  expect(options()).toEqual([]);
  // What is around it, such as a dialog, is closed by the next one.
  expect(outside).not.toHaveBeenCalled();
  key("Escape");
  expect(outside).toHaveBeenCalledTimes(1);
  document.removeEventListener("keydown", outside);
  expect(held()).toEqual({});
  expect(key("ArrowDown")).toBe(false);
  expect(active()).toBe("Nattekspressen – Film");
  key("Escape");
  key("ArrowUp");
  expect(active()).toBe("Film 27");
});

test("a title that is written out is chosen when the field is left", () => {
  const { held } = open();
  write(" fILM 1 ");
  fireEvent.blur(box());
  expect(held()).toEqual({ film: "film-1" });
  write("film 100");
  fireEvent.blur(box());
  expect(held()).toEqual({ film: "film-1" });
});

test("a list that is closed has no keys of its own, and without matches none is chosen", () => {
  const { held } = open({ film: "natt" });
  expect(key("Enter")).toBe(true);
  write("teater");
  key("ArrowDown");
  expect(active()).toBeNull();
  key("Enter");
  expect(held()).toEqual({ film: "natt" });
  expect(box()).toHaveProperty("value", "Nattekspressen – Film");
});

test("one is chosen by a press, which takes no focus from the field", () => {
  const { held } = open();
  fireEvent.click(box());
  const option = screen.getByRole("option", { name: "Dagen etter – Film" });
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.click(option);
  expect(held()).toEqual({ film: "dag" });
  fireEvent.click(box());
  fireEvent.blur(box());
  expect(options()).toEqual([]);
});

test.each([
  ["optional", {}, {}],
  ["nullable", { isRequired: true, isNullable: true }, { film: null }],
  ["required", { isRequired: true }, { film: "natt" }],
])("an emptied reference that is %s", (_what, own, value) => {
  const { held } = open({ film: "natt" }, own);
  fireEvent.click(box());
  write("d");
  write("");
  expect(held()).toEqual(value);
  expect(active()).toBeNull();
});

describe("a link", () => {
  const PAGES = [
    summaryOf("kino", { title: "Kinoprogram", path: "/kinoprogram" }),
    summaryOf("film", { title: "Film" }),
    summaryOf("om", { title: "Om huset", path: "/om-oss" }),
  ];
  const link = (value: object) =>
    formOf({
      fields: [fieldOf("path", "Går til", { kind: "link" }, { isNullable: true })],
      value,
      byType: { Page: PAGES },
    });

  test("is the title of a page with an address of its own, which is chosen by it", () => {
    const { held } = link({ path: "/kinoprogram" });
    expect(box()).toHaveProperty("value", "Kinoprogram");
    fireEvent.click(box());
    expect(options()).toEqual(["Kinoprogram", "Om huset"]);
    fireEvent.click(screen.getByRole("option", { name: "Om huset" }));
    expect(held()).toEqual({ path: "/om-oss" });
    expect(box()).toHaveProperty("value", "Om huset");
  });

  test("is any other address, as it is typed, and goes on where it was", () => {
    const { held } = link({ path: "https://example.no" });
    expect(box()).toHaveProperty("value", "https://example.no");
    write("https://example.no/a");
    expect(held()).toEqual({ path: "https://example.no/a" });
    fireEvent.blur(box());
    fireEvent.click(box());
    expect(box()).toHaveProperty("value", "https://example.no/a");
    expect(screen.getByRole("status").textContent).toBe("Ingen side heter det. Det du skriver, blir adressen.");
    key("Enter");
    expect(held()).toEqual({ path: "https://example.no/a" });
    write("");
    expect(held()).toEqual({ path: null });
  });
});
