/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { FilmHeartContext } from "../../cards/film-heart";
import { film, showing } from "../../testing/showings";
import { ShowingRows } from "./showing-rows";

const Heart = () => <button type="button">Hjerte</button>;

const quiz = film({ key: "quiz", object: "culture", title: "Quizkveld", ediNumber: null });
const productions = new Map([film(), quiz].map((one) => [one.key, one]));

const at = (start: string, key: string) => showing({ key: `${key}-${start}`, start, production: { key } });

/** Whether each row keeps a place for a heart. */
const places = (keys: readonly string[], hasHearts = true, withTitle = true): readonly boolean[] => {
  const events = keys.map((key, index) => at(`2026-12-05T${10 + index}:00`, key));
  const { unmount } = render(
    <FilmHeartContext.Provider value={hasHearts ? Heart : null}>
      <ShowingRows
        date="2026-12-05"
        now="2026-12-01T12:00"
        withTitle={withTitle}
        events={events}
        productions={productions}
      />
    </FilmHeartContext.Provider>,
  );
  const found = screen.getAllByRole("article").map((row) => row.dataset.hearts === "true");
  unmount();
  return found;
};

test("an event keeps the place of a heart among films, so that buttons end at one line", () => {
  expect(places(["nattekspressen", "quiz"])).toEqual([true, true]);
});

test("no place is kept where no row has a heart", () => {
  expect(places(["quiz", "quiz"])).toEqual([false, false]);
  expect(places(["nattekspressen", "quiz"], false)).toEqual([false, false]);
  expect(places(["nattekspressen"], true, false)).toEqual([false]);
});

test("a showing of an unknown production is left out", () => {
  expect(places(["nattekspressen", "ukjent"])).toEqual([true]);
});
