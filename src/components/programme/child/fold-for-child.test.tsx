/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import fc from "fast-check";
import { AGE_LIMITS, isAdmissionRefused } from "../../../../domain/showings/age-limit";
import { FoldForChild } from "./fold-for-child";
import { setChild } from "./use-child";

interface Film {
  readonly title: string;
  readonly object: Queries.ProductionObject;
  readonly ageLimit: string | null;
}

const film = (title: string, ageLimit: string | null, object: Film["object"] = "movie"): Film => ({
  title,
  ageLimit,
  object,
});

const show = (films: readonly Film[], noun: "films" | "showings" = "films") =>
  render(
    <FoldForChild items={films} productionOf={(one) => one} noun={noun}>
      {(shown) => (
        <ul>
          {shown.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </FoldForChild>,
  );

const titles = (within_: HTMLElement) =>
  within(within_)
    .queryAllByRole("listitem", { hidden: true })
    .map(({ textContent }) => textContent);
const folded = () => screen.queryByRole("group");

afterEach(() => act(() => setChild(null)));

test("nothing is folded until a child has been entered", () => {
  const { container } = show([film("Kråka", "12"), film("Bamsemor", "A")]);
  expect(folded()).toBeNull();
  expect(titles(container)).toEqual(["Kråka", "Bamsemor"]);
});

test("films with too high a limit are folded into one line with their number, and stay in order", () => {
  act(() => setChild({ age: 6, withAdult: false }));
  const { container } = show([
    film("Kråka", "12"),
    film("Bamsemor", "A"),
    film("Isbryteren", "15"),
    film("Lyden", "6"),
  ]);
  expect(screen.getByText("2 filmer med for høy aldersgrense for barn på 6 år uten voksen")).toBeVisible();
  expect(titles(folded() ?? container)).toEqual(["Kråka", "Isbryteren"]);
  expect(titles(container)).toEqual(["Bamsemor", "Lyden", "Kråka", "Isbryteren"]);
});

test("what is not a film has no limit, and a list of only folded films has no empty list", () => {
  act(() => setChild({ age: 6, withAdult: true }));
  const { unmount } = show([film("Lesestund", null, "culture")]);
  expect(folded()).toBeNull();
  unmount();
  show([film("Isbryteren", "18")], "showings");
  expect(screen.getByText("1 forestilling med for høy aldersgrense for barn på 6 år")).toBeVisible();
  expect(screen.queryAllByRole("list", { hidden: true })).toHaveLength(1);
});

test("every film is shown once, folded exactly when the child may not see it", () => {
  const limit = fc.constantFrom(...AGE_LIMITS, null);
  fc.assert(
    fc.property(
      fc.array(limit, { maxLength: 6 }),
      fc.integer({ min: 0, max: 17 }),
      fc.boolean(),
      (limits, age, adult) => {
        act(() => setChild({ age, withAdult: adult }));
        const films = limits.map((one, at) => film(`Film ${at}`, one));
        const { container, unmount } = show(films);
        expect(titles(container).sort()).toEqual(films.map(({ title }) => title).sort());
        const barred = films.filter(({ ageLimit }) => isAdmissionRefused(ageLimit, { age, withAdult: adult }));
        const fold = folded();
        expect(fold === null ? [] : titles(fold)).toEqual(barred.map(({ title }) => title));
        unmount();
      },
    ),
    { numRuns: 50 },
  );
});
