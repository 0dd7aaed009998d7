/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { FilmHeartContext } from "../../cards/film-heart";
import { decorations, thumb } from "../../testing/pictures";
import { isReadBefore } from "../../testing/reading-order";
import { film, showing } from "../../testing/showings";
import { ShowingRow } from "./showing-row";

interface Told {
  readonly event?: Partial<Queries.ShowingFieldsFragment>;
  readonly production?: Partial<Queries.ShowingProductionFragment>;
  readonly withTitle?: boolean;
  readonly now?: string;
}

const tell = ({ event = {}, production = {}, withTitle = true, now = "2026-12-05T12:00" }: Told = {}) =>
  render(
    <ShowingRow
      event={showing(event)}
      production={film(production)}
      day="lørdag 5. desember"
      withTitle={withTitle}
      now={now}
    />,
  );

const facts = (): readonly (string | null)[] => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const buyLink = () => screen.queryByRole("link", { name: /^Kjøp / });

test("shows the time, also to machines", () => {
  tell({ event: { end: "2026-12-05T20:05" } });
  const start = screen.getByText("18.00");
  expect(start).toHaveAttribute("datetime", "2026-12-05T18:00:00+01:00");
  expect(screen.getByRole("article")).toHaveTextContent("18.00 til –20.05");
});

test("shows the start alone when the end is unknown", () => {
  tell();
  expect(screen.queryByText(/til/)).not.toBeInTheDocument();
});

test("links from the title to the film's page", () => {
  tell();
  const heading = screen.getByRole("heading", { name: "Nattekspressen" });
  expect(within(heading).getByRole("link")).toHaveAttribute("href", "/nattekspressen-20261");
});

test("shows the title alone when the film has no page", () => {
  tell({ production: { path: null } });
  expect(screen.getByRole("heading", { name: "Nattekspressen" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Nattekspressen" })).not.toBeInTheDocument();
});

test("leaves title, age limit and poster out on the film's own page", () => {
  const { container } = tell({ withTitle: false, production: { poster: thumb() } });
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(container.querySelector("[data-limit]")).toBeNull();
  expect(decorations(container)).toHaveLength(0);
  expect(buyLink()).toHaveAccessibleName(/Nattekspressen/);
});

test("shows the poster as decoration beside the title", () => {
  const { container } = tell({ production: { poster: thumb() } });
  const [poster] = decorations(container);
  expect(poster).toHaveAttribute("src", "/plakat-96.webp");
  expect(poster).toHaveAttribute("srcset", "/plakat-96.webp 1x, /plakat-192.webp 2x");
});

test("shows the age limit after the title and before the buy button", () => {
  tell();
  const limit = screen.getByText("Aldersgrense 12 år");
  expect(isReadBefore(screen.getByRole("heading"), limit)).toBe(true);
  expect(isReadBefore(limit, screen.getByRole("link", { name: /^Kjøp / }))).toBe(true);
});

test("has only an outline for its button, since it is one of many", () => {
  tell();
  expect(buyLink()).toHaveAttribute("data-variant", "secondary");
});

test("shows that a showing is cancelled, and why", () => {
  tell({ event: { status: "cancelled", reason: "Sykdom i ensemblet." } });
  expect(screen.getByText("Avlyst")).toBeVisible();
  expect(screen.getByText("Sykdom i ensemblet.")).toBeVisible();
  expect(buyLink()).not.toBeInTheDocument();
});

test.each([
  ["cancelled", "strong"],
  ["moved", "light"],
  ["soldOut", "strong"],
  ["fewLeft", "passing"],
  ["planned", "outline"],
] as const)("gives the status %s the weight %s", (status, kind) => {
  tell({ event: { status } });
  expect(screen.getByText(/Avlyst|Flyttet|Utsolgt|Få|ikke åpnet/)).toHaveAttribute("data-kind", kind);
});

test("shows the version once", () => {
  tell({ production: { versionLabel: "Norsk tale", spokenLanguage: "Norsk", subtitles: null, format: "3D" } });
  expect(facts()).toEqual(["Kinosalen", "Norsk tale", "3D"]);
});

test("does not say 3D twice", () => {
  tell({ production: { versionLabel: "3D", spokenLanguage: null, subtitles: null, format: "3D" } });
  expect(facts()).toEqual(["Kinosalen", "3D"]);
});

test("shows what is special about the showing, and what makes it accessible as named symbols", () => {
  tell({
    event: {
      features: ["Seniorkino"],
      accessibility: ["hearingLoop", "wheelchair", "audioDescription", "relaxed"],
      note: "Kaffe etterpå.",
    },
  });
  expect(facts().at(-1)).toBe("Seniorkino\u2002Teleslynge Rullestolplass Synstolking Dempet lyd og lys ");
  expect(screen.getByTitle("Teleslynge")).toBeInTheDocument();
  expect(screen.getByText("Kaffe etterpå.")).toBeVisible();
});

test("shows the kind of a culture event instead of an age limit", () => {
  tell({
    production: { object: "culture", kind: "Konsert", ageLimit: null, spokenLanguage: null, subtitles: null },
  });
  expect(facts()).toEqual(["Kinosalen", "Konsert"]);
});

test.each([
  ["2026-12-05T17:59", "coming", false],
  ["2026-12-05T18:00", "begun", true],
  ["2026-12-05T20:04", "begun", true],
  ["2026-12-05T20:05", "ended", false],
])("at %s the showing is %s", (now, phase, told) => {
  tell({ event: { end: "2026-12-05T20:05" }, now });
  expect(screen.getByRole("article")).toHaveAttribute("data-phase", phase);
  const begun = screen.getByText("Har begynt");
  expect(begun).toHaveAttribute("data-from", "2026-12-05T18:00");
  if (told) expect(begun).toBeVisible();
  else expect(begun).not.toBeVisible();
});

test("is not rendered again by the clock, only when its showing changes", () => {
  const Heart = jest.fn(() => null);
  const event = showing({ end: "2026-12-05T20:05" });
  const production = film({});
  const row = (changes: Partial<typeof event> & { readonly seatsLeft?: number }, now: string) => (
    <FilmHeartContext value={Heart}>
      <ShowingRow event={{ ...event, ...changes }} production={production} day="lørdag 5. desember" now={now} />
    </FilmHeartContext>
  );
  const { rerender } = render(row({}, "2026-12-05T12:00"));
  const first = Heart.mock.calls.length;
  rerender(row({}, "2026-12-05T12:01"));
  expect(Heart).toHaveBeenCalledTimes(first);
  rerender(row({ seatsLeft: 3 }, "2026-12-05T12:01"));
  expect(Heart).toHaveBeenCalledTimes(first + 1);
  expect(screen.getByText(/3 ledige/)).toBeVisible();
  rerender(row({ seatsLeft: 3 }, "2026-12-05T18:00"));
  expect(Heart).toHaveBeenCalledTimes(first + 2);
});

test.each([
  ["onSale", 1],
  ["planned", 0],
  ["saleOpensAt", 0],
  ["soldOut", 0],
] as const)("of a film that is %s keeps room for free seats: %i", (status, rooms) => {
  const { container } = render(
    <FilmHeartContext value={() => null}>
      <ShowingRow event={showing({ status })} production={film()} day="lørdag 5. desember" now="2026-12-01T12:00" />
    </FilmHeartContext>,
  );
  expect(container.querySelectorAll("[data-kind='late']")).toHaveLength(rooms);
});

test("leads on from a showing that is sold out", () => {
  render(
    <ShowingRow
      event={showing({ status: "soldOut" })}
      production={film()}
      day="lørdag 5. desember"
      now="2026-12-01T12:00"
      wayOn="Ledige billetter søndag 6. desember"
    />,
  );
  const link = screen.getByRole("link", { name: "Ledige billetter søndag 6. desember" });
  expect(link).toHaveAttribute("href", "/nattekspressen-20261");
});

test("says once that a showing is free, where a ticket would be bought", () => {
  tell({ event: { status: "free", ticketUrl: null, prices: [] } });
  expect(screen.getByText(/Gratis/)).toHaveTextContent(/^Gratis, bare kom$/);
  expect(screen.getByText(/Gratis/).closest("li")).toBeNull();
});
