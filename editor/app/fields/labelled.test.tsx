/** @jest-environment jsdom */
import "../testing/design-system";
import { fireEvent, screen } from "@testing-library/react";
import { problemAt } from "../testing/desk-data";
import { deskServer } from "../testing/desk-server";
import { fieldOf, formOf } from "../testing/form-of";

const TEXT = { kind: "text" } as const;

const described = (label: RegExp): string =>
  (screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join("|");

test("a control is described by its help and by what is wrong with it", () => {
  formOf({
    fields: [
      fieldOf("title", "Tittel", TEXT, { help: "Kort.", isRequired: true }),
      fieldOf("text", "Tekst", TEXT),
      fieldOf("place", "Sted", TEXT, { isRequired: true, isNullable: true }),
    ],
    value: {},
    problems: [
      problemAt(["title"]),
      problemAt(["title"], { message: "er rar.", cure: "Rett den.", severity: "warning" }),
      problemAt(["text"], { severity: "warning" }),
      problemAt(["place", 0]),
    ],
  });
  expect(described(/^Tittel/)).toBe("Kort.|Mangler. Skriv det. Er rar. Rett den.");
  expect(described(/^Tekst/)).toBe("Mangler. Skriv det.");
  const tone = (id: string) => document.getElementById(id)?.dataset.color;
  expect([tone("felt-title-feil"), tone("felt-text-feil")]).toEqual(["danger", "warning"]);
  expect(described(/^Sted/)).toBe("");
  const invalid = (label: RegExp) => screen.getByLabelText(label).getAttribute("aria-invalid");
  expect([invalid(/^Tittel/), invalid(/^Tekst/), invalid(/^Sted/)]).toEqual(["true", "false", "false"]);
  expect(screen.getAllByText(/valgfritt/).map((one) => one.closest("label")?.textContent)).toEqual([
    "Tekst (valgfritt)",
    "Sted (valgfritt)",
  ]);
  expect(document.querySelectorAll("[data-wrong]")).toHaveLength(1);
});

test("a time that is not understood is reported in the control's terms, not in those of the file", () => {
  formOf({
    fields: [
      fieldOf("start", "Begynner", { kind: "moment" }),
      fieldOf("day", "Dag", { kind: "date" }),
      fieldOf("clock", "Klokka", { kind: "clock" }),
      fieldOf("end", "Slutter", { kind: "moment" }),
    ],
    value: { start: "31. februar kl 18", day: "snart", clock: "1800", end: "2026-12-01T18:00" },
    problems: [
      problemAt(["start"], { message: "er ikke skrevet som et tidspunkt.", cure: "Skriv dato, T og klokkeslett." }),
      problemAt(["day"]),
      problemAt(["clock"]),
      problemAt(["end"], { message: "er før den begynner.", cure: "Rett en av dem." }),
    ],
  });
  expect(described(/^Begynner/)).toBe(
    "Dette er ikke en dag og et klokkeslett som finnes. Skriv for eksempel «fre 18» eller «4/12 19.30».",
  );
  expect(described(/^Dag/)).toContain("Dette er ingen dato.");
  expect(described(/^Klokka/)).toContain("Dette er ikke et klokkeslett.");
  expect(described(/^Slutter/)).toBe("Er før den begynner. Rett en av dem.");
});

test("short controls share a line", () => {
  formOf({
    fields: [
      fieldOf("text", "Tekst", TEXT),
      fieldOf("code", "Nummer", TEXT, { isShort: true }),
      fieldOf("date", "Dato", { kind: "date" }),
      fieldOf("choice", "Valg", { kind: "choice", choices: [] }),
    ],
    value: {},
  });
  const short = (label: RegExp) => screen.getByLabelText(label).closest("[data-short]") !== null;
  expect([/^Tekst/, /^Nummer/, /^Dato/, /^Valg/].map(short)).toEqual([false, true, true, true]);
});

const fix = { path: ["title"], value: "Kafé", label: "Bruk «Kafé»" };

test("a problem with a known cure has a button for it, where something can be changed", () => {
  const onFix = jest.fn();
  const begun = {
    fields: [fieldOf("title", "Tittel", TEXT)],
    value: {},
    problems: [problemAt(["title"], { message: "er feil." }), problemAt(["title"], { fix })],
  };
  formOf({ ...begun, onFix });
  fireEvent.click(screen.getByRole("button", { name: "Bruk «Kafé». Feltet mangler." }));
  expect(onFix).toHaveBeenCalledWith(fix);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  document.body.replaceChildren();
  formOf(begun);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a long text has rows, an address its own keyboard, and a source those of the page", () => {
  const { held } = formOf({
    fields: [
      fieldOf("long", "Lang", { kind: "longText" }),
      fieldOf("link", "Lenke", { kind: "address" }),
      fieldOf("source", "Kilde", { kind: "source" }),
    ],
    value: {},
    sources: ["filmer", "artikler"],
  });
  expect(screen.getByLabelText(/^Lang/)).toHaveProperty("rows", 3);
  expect(screen.getByLabelText(/^Lenke/).getAttribute("inputmode")).toBe("url");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Ingen", "filmer", "artikler"]);
  fireEvent.change(screen.getByLabelText(/^Kilde/), { target: { value: "artikler" } });
  fireEvent.change(screen.getByLabelText(/^Lang/), { target: { value: "To\nlinjer" } });
  expect(held()).toEqual({ source: "artikler", long: "To\nlinjer" });
});

test("a switch has its help and its problem", () => {
  const { held } = formOf({
    fields: [fieldOf("hide", "Skjul", { kind: "toggle" }, { help: "Bare for nå.", preset: false })],
    value: {},
    problems: [problemAt(["hide"])],
  });
  expect(document.body.textContent).toContain("Bare for nå.");
  expect(document.getElementById("felt-hide-feil")?.textContent).toBe("Skriv det.");
  fireEvent.click(screen.getByRole("switch"));
  expect(held()).toEqual({ hide: true });
});

const image = fieldOf("image", "Bilde", { kind: "image" });
const ALL = [
  ...Array.from({ length: 61 }, (_, at) => ({ picture: `film/${at}.jpg`, alt: "" })),
  { picture: "mat/bord.jpg", alt: "Et dekket langbord" },
];

test("a picture is chosen among those of the content, sixty at a time", async () => {
  deskServer({ "GET /api/pictures": { pictures: ALL } });
  const { held } = formOf({ fields: [image], value: { image: "film/3.jpg" } });
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/miniatyrer/film/3.jpg");
  fireEvent.click(screen.getByRole("button", { name: "Velg bilde" }));
  await screen.findByText("film/0.jpg");
  expect(screen.getAllByRole("listitem")).toHaveLength(60);
  expect(screen.getByText("Viser 60 av 62. Søk for å finne flere.")).toBeTruthy();
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe("film/3.jpg");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: " FILM " } });
  expect(screen.getByText("Viser 60 av 61. Søk for å finne flere.")).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: " DEKKET " } });
  expect(screen.queryByText(/^Viser/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Et dekket langbord" }));
  expect(held()).toEqual({ image: "mat/bord.jpg" });
  expect(screen.queryByRole("searchbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Velg bilde" }));
  fireEvent.change(screen.getByRole("textbox", { name: /^Bilde/ }), { target: { value: "" } });
  expect(held()).toEqual({});
  expect(document.querySelector("img")).toBeNull();
});

test("sixty pictures are all there are, and a bound picture is not shown", async () => {
  deskServer({ "GET /api/pictures": { pictures: ALL.slice(0, 60) } });
  formOf({ fields: [image], value: { image: "{film.image}" } });
  expect(document.querySelector("img")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Velg bilde" }));
  await screen.findByText("film/0.jpg");
  expect(screen.queryByText(/^Viser/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Lukk bildene" }));
  expect(screen.queryByRole("searchbox")).toBeNull();
});
