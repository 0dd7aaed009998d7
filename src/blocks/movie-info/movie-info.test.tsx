/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { MovieInfo } from "./movie-info";

type Fields = Queries.MovieInfoBlockFieldsFragment;
type Production = Fields["productions"][number];

const film: Production = {
  key: "sirkus-solo",
  object: "movie",
  title: "Sirkus Solo",
  originalTitle: "Circo Solo",
  versionLabel: null,
  ageLimit: "6",
  ageReason: "Noe skremmende",
  ageText: null,
  runningTime: 84,
  genres: ["Animasjon", "Familie"],
  directors: ["Ada Prøvestad"],
  cast: ["Even Prøvestad", "Siri Prøvestad", "Ola Prøvestad"],
  performers: [],
  spokenLanguage: "Norsk",
  subtitles: null,
  format: "2D",
  premiere: "2026-12-04",
  country: "Spania",
  year: 2026,
  distributor: "Prøvefilm",
  organiser: null,
  contents: [{ body: "<p>En klovn som vil være <em>alene</em>.</p>" }],
};

const original: Production = {
  ...film,
  key: "sirkus-solo-original",
  versionLabel: "Originalspråk",
  spokenLanguage: "Spansk",
  subtitles: "Norsk",
};

const tell = (productions: readonly Production[], overrides: Partial<Fields> = {}) =>
  render(<MovieInfo block={{ id: "om", heading: null, show: "facts", productions, ...overrides }} {...FURTHER_DOWN} />);

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test("shows the facts of a film", () => {
  tell([film]);
  expect(screen.getByRole("region", { name: "Fakta" })).toBeVisible();
  expect(facts()).toEqual({
    Aldersgrense: "6 år. Noe skremmende",
    Varighet: "1 t 24 min",
    Sjanger: "Animasjon og familie",
    Regi: "Ada Prøvestad",
    Skuespillere: "Even Prøvestad, Siri Prøvestad og Ola Prøvestad",
    Språk: "Norsk tale",
    Format: "2D",
    Originaltittel: "Circo Solo",
    Premiere: "4. desember 2026",
    "Land og år": "Spania, 2026",
    Distributør: "Prøvefilm",
  });
});

test("shows the subtitles after the spoken language", () => {
  tell([{ ...film, spokenLanguage: "Spansk", subtitles: "Norsk" }]);
  expect(facts()).toMatchObject({ Språk: "Spansk tale, norsk tekst" });
});

test("shows versions of a film together, each fact once", () => {
  tell([{ ...film, versionLabel: "Norsk tale" }, original]);
  expect(facts()).toMatchObject({
    Versjoner: "Norsk tale; Originalspråk, Spansk tale, norsk tekst",
  });
  expect(facts()).not.toHaveProperty("Språk");
  expect(facts()).not.toHaveProperty("Format");
  expect(facts()).toMatchObject({ Regi: "Ada Prøvestad" });
});

test("shows that a limit is not set yet", () => {
  tell([{ ...film, ageLimit: null, ageReason: null }]);
  expect(facts()).toMatchObject({ Aldersgrense: "Ikke fastsatt" });
});

test("shows the audience of a culture event, and omits the facts of films", () => {
  const concert: Production = {
    ...film,
    object: "culture",
    originalTitle: null,
    ageLimit: null,
    ageReason: null,
    ageText: "Passer fra 4 år",
    runningTime: null,
    genres: [],
    directors: [],
    cast: [],
    performers: ["Bygdas storband"],
    spokenLanguage: null,
    format: null,
    premiere: null,
    country: null,
    year: null,
    distributor: null,
    organiser: "Kulturkontoret",
  };
  tell([concert]);
  expect(facts()).toEqual({
    "For hvem": "Passer fra 4 år",
    Medvirkende: "Bygdas storband",
    Arrangør: "Kulturkontoret",
  });
});

test("shows the description instead, with the editor's own heading", () => {
  tell([film], { show: "description", heading: "Om filmen" });
  const part = screen.getByRole("region", { name: "Om filmen" });
  expect(part).toHaveTextContent("En klovn som vil være alene.");
  expect(within(part).getByText("alene").tagName).toBe("EM");
  expect(screen.queryByRole("term")).not.toBeInTheDocument();
});

test("is not there without a production", () => {
  const { container } = tell([]);
  expect(container).toBeEmptyDOMElement();
});
