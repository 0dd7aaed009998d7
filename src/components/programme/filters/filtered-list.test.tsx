/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import { useMemo } from "react";
import { stopClockAt } from "../../testing/oslo-clock";
import { film, showing } from "../../testing/showings";
import { byKey } from "../showings";
import { FilteredList } from "./filtered-list";
import { indexEvents } from "./indexed";
import { useFilters } from "./use-filters";

type Film = Queries.ShowingProductionFragment & Queries.ListedProductionFragment;

const EVENTS = [
  showing({ start: "2026-12-01T18:00" }),
  showing({ start: "2026-12-02T18:00", production: { key: "reven" } }),
  showing({ start: "2026-12-03T18:00", production: { key: "reven" } }),
];
const FILMS: readonly Film[] = [
  { ...film(), audience: [] },
  { ...film({ key: "reven", title: "Reven", spokenLanguage: "Norsk", subtitles: null }), audience: ["children"] },
];

const Programme = ({ events, monthPath }: { readonly events: typeof EVENTS; readonly monthPath: string | null }) => {
  const indexed = useMemo(() => indexEvents(events, byKey(FILMS)), [events]);
  const [shown, filters] = useFilters({ indexed, built: "2026-12-01", byProduction: "Film for film" });
  return (
    <FilteredList
      id="program"
      filters={filters}
      noun="showings"
      monthPath={monthPath}
      emptyText="Ingen forestillinger."
    >
      <ul aria-label={shown.view}>
        {shown.listings.map(({ event }) => (
          <li key={event.key}>{event.start}</li>
        ))}
      </ul>
    </FilteredList>
  );
};

const programme = (events = EVENTS, monthPath: string | null = "/kalender") => (
  <Programme events={events} monthPath={monthPath} />
);

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  stopClockAt("2026-12-01T12:00");
  window.history.replaceState(null, "", "/kinoprogram");
});
afterEach(() => jest.useRealTimers());

test("names each chosen filter, and drops it", () => {
  window.history.replaceState(null, "", "/kinoprogram?sprak=norsk-tale&dag=i-morgen");
  render(programme());
  fireEvent.click(screen.getByRole("button", { name: "Fjern «Norsk tale»" }));
  expect(window.location.search).toBe("?dag=i-morgen");
  expect(screen.queryByRole("button", { name: "Fjern «Norsk tale»" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Fjern «I morgen»" })).toHaveTextContent("I morgen");
  expect(screen.getByRole("status")).toHaveFocus();
});

test.each([
  ["format=4d&sprak=norsk-tale", "Uten filteret «4d» er det 2 forestillinger."],
  ["format=4d&sprak=norsk-tale&dag=2027-01-01", "Uten filtre er det 3 forestillinger."],
])("tells what there is without one filter, or without any where one does not help: %s", (query, words) => {
  window.history.replaceState(null, "", `/kinoprogram?${query}`);
  render(programme());
  expect(screen.getByRole("status")).toHaveTextContent(words);
});

test("has a text for when there is nothing at all", () => {
  render(programme([]));
  expect(screen.getByText("Ingen forestillinger.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("0 forestillinger");
});

describe("the filters on narrow screens", () => {
  const button = () => screen.getByRole("button", { name: /^Filtre/ });

  test("are counted when they are set; the day is not", () => {
    window.history.replaceState(null, "", "/kinoprogram?sprak=norsk-tale&type=kino&dag=i-dag");
    render(programme());
    expect(button()).toHaveTextContent(/^Filtre \(2\)$/);
    choose("Språk og tekst", "");
    expect(button()).toHaveTextContent(/^Filtre \(1\)$/);
  });
});

describe("the day", () => {
  test("has the days with showings as options, and the one in the address", () => {
    window.history.replaceState(null, "", "/kinoprogram?dag=2026-12-24");
    render(programme());
    const options = [...screen.getByLabelText<HTMLSelectElement>("Dato").options].map(({ text }) => text);
    expect(options).toEqual([
      "Velg dato",
      "Tirsdag 1. desember",
      "Onsdag 2. desember",
      "Torsdag 3. desember",
      "2026-12-24",
    ]);
  });

  test("can be the weekend when that has one, and is left when the chosen one has none", () => {
    const { unmount } = render(programme());
    expect(screen.getByRole("button", { name: "I helga" })).toBeDisabled();
    unmount();
    window.history.replaceState(null, "", "/kinoprogram?dag=helg");
    const { unmount: leave } = render(programme());
    expect(screen.getByRole("button", { name: "I helga" })).toBeEnabled();
    leave();
    window.history.replaceState(null, "", "/kinoprogram");
    render(programme([...EVENTS, showing({ start: "2026-12-05T18:00" })]));
    expect(screen.getByRole("button", { name: "I helga" })).toBeEnabled();
  });
});

test("clearing the filters keeps the view, and moves the focus to the number", () => {
  window.history.replaceState(null, "", "/kinoprogram?visning=film&sprak=norsk-tale");
  render(programme());
  fireEvent.click(screen.getByRole("button", { name: "Fjern alle filtrene" }));
  expect(window.location.search).toBe("?visning=film");
  expect(screen.getByRole("status")).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Fjern alle filtrene" })).not.toBeInTheDocument();
});
