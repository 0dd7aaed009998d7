/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { of, throwError } from "rxjs";
import { provideFilmClub } from "../../store/opening";
import { filmClubEpic } from "../../store/root-epic";
import { runClub, silentApi } from "../../testing/run-club";
import { movie, REFUSED, review } from "../../testing/samples";
import { coverReviews } from "./cover-reviews";
import { ReviewsNearby } from "./reviews-nearby";

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...review(`r${index}`), comment: `Tekst ${index}` }));

const provide = (reviews: Parameters<typeof silentApi>[0]) => {
  const api = silentApi({ movieInfo: () => of(movie("1", { rating: 4.3 })), ...reviews });
  const { store } = runClub(filmClubEpic, { api });
  const open = jest.fn(async () => ({
    store,
    addMovie: () => undefined,
    listedMovies: () => [],
    renewTickets: () => undefined,
  }));
  provideFilmClub(open);
  return open;
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

const requestReviews = async () => {
  render(<ReviewsNearby ediNumber="1" emptyText="Ingen ennå." />);
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "Vis anmeldelsene" }));
  await settle();
};

afterEach(() => {
  provideFilmClub(null);
  act(() => coverReviews(false));
});

test("nothing is fetched before the button is pressed or near", async () => {
  const open = provide({ reviews: () => of(many(1)) });
  render(<ReviewsNearby ediNumber="1" emptyText="Ingen ennå." />);
  await settle();
  expect(open).not.toHaveBeenCalled();
});

test("the focus moves to the reviews when the focused button is removed", async () => {
  provide({ reviews: () => of(many(1)) });
  const { container } = render(<ReviewsNearby ediNumber="1" emptyText="Ingen ennå." />);
  const button = screen.getByRole("button", { name: "Vis anmeldelsene" });
  button.focus();
  fireEvent.click(button);
  await settle();
  expect(button).not.toBeInTheDocument();
  expect(container.firstChild).toHaveFocus();
});

describe("when the visitor scrolls near", () => {
  let comeNear: () => void = () => undefined;
  beforeEach(() => {
    const observer = (callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) => {
      comeNear = () => act(() => callback([{ isIntersecting: true }]));
      return { observe: () => undefined, disconnect: () => undefined };
    };
    Object.defineProperty(window, "IntersectionObserver", { value: jest.fn(observer), configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(window, "IntersectionObserver"));

  const button = () => screen.queryByRole("button", { name: "Vis anmeldelsene" });

  test("they are fetched without a press", async () => {
    provide({ reviews: () => of(many(1)) });
    render(<ReviewsNearby ediNumber="1" emptyText="Ingen ennå." />);
    comeNear();
    await settle();
    expect(button()).not.toBeInTheDocument();
    expect(screen.getByRole("article")).toBeVisible();
  });

  test("a focused button is not removed", () => {
    provide({ reviews: () => of(many(1)) });
    render(<ReviewsNearby ediNumber="1" emptyText="Ingen ennå." />);
    button()?.focus();
    comeNear();
    expect(button()).toHaveFocus();
  });
});

test("mean and count come first, and each review has its rating, text and likes", async () => {
  const liked = { ...review("a"), likesCount: 3, isLiked: true };
  provide({ reviews: () => of([liked, { ...review("b"), rating: 2, comment: null, userName: null }]) });
  await requestReviews();
  expect(screen.getByText("4,3 av 6")).toBeVisible();
  expect(screen.getByText("2 anmeldelser")).toBeVisible();
  const [one, other] = screen.getAllByRole("article");
  expect(one).toHaveTextContent("Terningkast 5Demomedlem 1220. november 2026Fin3 liker dette. Du liker dette");
  expect(other).toHaveTextContent("Terningkast 2Et medlem20. november 2026");
});

test("twenty are shown at a time, and the focus moves to the first new one", async () => {
  provide({ reviews: () => of(many(45)) });
  await requestReviews();
  expect(screen.getAllByRole("article")).toHaveLength(20);
  fireEvent.click(screen.getByRole("button", { name: "Vis flere (25 til)" }));
  expect(screen.getAllByRole("article")).toHaveLength(40);
  expect(document.activeElement).toHaveTextContent("Tekst 20");
  fireEvent.click(screen.getByRole("button", { name: "Vis flere (5 til)" }));
  expect(screen.getAllByRole("article")).toHaveLength(45);
  expect(screen.queryByRole("button", { name: /^Vis flere/ })).toBeNull();
});

test("texts are covered on request, and opened one by one", async () => {
  provide({ reviews: () => of(many(2)) });
  await requestReviews();
  expect(screen.getByText("Tekst 0")).toBeVisible();
  fireEvent.click(screen.getByRole("checkbox", { name: /^Dekk til tekstene/ }));
  expect(screen.queryByText(/^Tekst/)).toBeNull();
  expect(localStorage.getItem("kulturhus-dekk-anmeldelser")).toBe("ja");
  fireEvent.click(screen.getAllByRole("button", { name: "Vis teksten til Demomedlem 12" })[1] ?? document.body);
  expect(screen.getByText("Tekst 1")).toBeVisible();
  expect(screen.queryByText("Tekst 0")).toBeNull();
});

test("a failure is announced politely, and can be retried", async () => {
  const answers = [throwError(() => REFUSED), of(many(1))];
  provide({ reviews: () => answers.shift() ?? of([]) });
  await requestReviews();
  expect(screen.getByText("Vi får ikke hentet anmeldelsene akkurat nå.")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
  expect(screen.getByText("Tekst 0")).toBeVisible();
});

test("a film without reviews says so", async () => {
  provide({ reviews: () => of([]) });
  await requestReviews();
  expect(screen.getByText("Ingen ennå.")).toBeVisible();
});

test("without a film club the button shows that it is closed", async () => {
  await requestReviews();
  expect(screen.getByText("Vi får ikke hentet anmeldelsene akkurat nå.")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
