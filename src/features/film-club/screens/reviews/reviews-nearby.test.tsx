/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NEVER, of, Subject, throwError } from "rxjs";
import type { ReviewPage, ReviewQuery } from "../../api/review";
import { provideFilmClub } from "../../store/opening";
import { filmClubEpic } from "../../store/root-epic";
import { runClub, silentApi } from "../../testing/run-club";
import { movie, REFUSED, review, reviewPage } from "../../testing/samples";
import { coverReviews } from "./review-screen";
import { ReviewsNearby } from "./reviews-nearby";

const many = (count: number) =>
  reviewPage(Array.from({ length: count }, (_, index) => ({ ...review(`r${index}`), comment: `Tekst ${index}` })));

/** A platform with this many, in pages of twenty. */
const paged = (count: number) =>
  jest.fn(({ skip }: ReviewQuery) => {
    const items = many(count).items.slice(skip, skip + 20);
    return of(reviewPage(items, { skip, isLast: items.length < 20 }));
  });

const provide = (reviews: Parameters<typeof silentApi>[0], log = () => undefined) => {
  const api = silentApi({ movieInfo: () => of(movie("1", { rating: 4.3 })), ...reviews });
  const { store } = runClub(filmClubEpic, { api, log });
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

  test.each([
    ["does not answer", () => provide({ reviews: () => throwError(() => REFUSED) })],
    ["cannot be loaded", () => provideFilmClub(() => Promise.reject(new Error("no code")))],
    ["is closed", () => provideFilmClub(null)],
  ])("that the film club %s is told when they are asked for", async (_what, provideTrouble) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    provideTrouble();
    render(<ReviewsNearby ediNumber="1" emptyText="Ingen ennå." />);
    comeNear();
    await settle();
    expect(screen.queryByText(/akkurat nå/)).not.toBeInTheDocument();
    fireEvent.click(button() ?? document.body);
    await settle();
    expect(screen.getByText(/akkurat nå/)).toBeVisible();
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
  provide({ reviews: () => of(reviewPage([liked, { ...review("b"), rating: 2, comment: null, userName: null }])) });
  await requestReviews();
  expect(screen.getByText("4,3 av 6")).toBeVisible();
  expect(screen.getByText("2 anmeldelser")).toBeVisible();
  const [one, other] = screen.getAllByRole("article");
  expect(one).toHaveTextContent("Terningkast 5Demomedlem 1220. november 2026Fin3 liker dette. Du liker dette");
  expect(other).toHaveTextContent("Terningkast 2Et medlem20. november 2026");
});

const articles = () => screen.getAllByRole("article");
const more = (name: RegExp | string) => screen.queryByRole("button", { name });
const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
};

test("three of the first page are shown, then all, and the focus moves to the first new one", async () => {
  const reviews = paged(45);
  provide({ movieInfo: () => of(movie("1", { ratingCount: 45 })), reviews });
  await requestReviews();
  expect(articles()).toHaveLength(3);
  expect(reviews).toHaveBeenCalledTimes(1);
  expect(screen.getByText("45 anmeldelser")).toBeVisible();
  press("Vis alle 45 anmeldelser");
  expect(articles()).toHaveLength(45);
  expect(reviews).toHaveBeenCalledTimes(3);
  expect(screen.getAllByRole("listitem")[3]).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("42 anmeldelser til vises.");
  expect(more(/^Vis (alle|flere)/)).toBeNull();
});

test("with no count from the platform, or a large one, they are shown page by page", async () => {
  for (const ratingCount of [0, 1000]) {
    const reviews = paged(45);
    provide({ movieInfo: () => of(movie("1", { ratingCount })), reviews });
    const { unmount } = render(<ReviewsNearby ediNumber="1" emptyText="Ingen ennå." />);
    fireEvent.click(screen.getByRole("button", { name: "Vis anmeldelsene" }));
    await settle();
    press("Vis flere anmeldelser");
    expect(articles()).toHaveLength(40);
    expect(reviews).toHaveBeenCalledTimes(2);
    press("Vis flere anmeldelser");
    expect(articles()).toHaveLength(45);
    expect(screen.getAllByRole("listitem")[40]).toHaveFocus();
    expect(more(/^Vis (alle|flere)/)).toBeNull();
    unmount();
  }
});

test("a first page that is not full is the whole: no other call is made", async () => {
  const reviews = paged(12);
  provide({ reviews });
  await requestReviews();
  press("Vis alle 12 anmeldelser");
  expect(articles()).toHaveLength(12);
  expect(reviews).toHaveBeenCalledTimes(1);
});

test("three or fewer need no button", async () => {
  provide({ reviews: paged(3) });
  await requestReviews();
  expect(articles()).toHaveLength(3);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a failure of the next page leaves what is shown, keeps the focus, and can be retried", async () => {
  const reviews = paged(30);
  provide({ movieInfo: () => of(movie("1", { ratingCount: 30 })), reviews });
  await requestReviews();
  reviews.mockImplementationOnce(() => throwError(() => REFUSED));
  press("Vis alle 30 anmeldelser");
  expect(articles()).toHaveLength(20);
  expect(screen.getByRole("alert")).toHaveTextContent("Vi får ikke hentet flere anmeldelser akkurat nå.");
  const next$ = new Subject<ReviewPage>();
  reviews.mockImplementationOnce(() => next$);
  press("Prøv igjen");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(more("Henter flere anmeldelser")).toHaveFocus();
  fireEvent.click(more("Henter flere anmeldelser") ?? document.body);
  expect(reviews).toHaveBeenCalledTimes(3);
  act(() => next$.next(reviewPage(many(30).items.slice(20), { skip: 20 })));
  expect(articles()).toHaveLength(30);
  expect(screen.getAllByRole("listitem")[20]).toHaveFocus();
});

test("a focus that was moved meanwhile stays", async () => {
  const reviews = paged(20);
  provide({ movieInfo: () => of(movie("1", { ratingCount: 30 })), reviews });
  await requestReviews();
  const next$ = new Subject<ReviewPage>();
  reviews.mockImplementationOnce(() => next$);
  press("Vis alle 30 anmeldelser");
  screen.getByRole("checkbox").focus();
  act(() => next$.next(reviewPage(many(30).items.slice(20), { skip: 20 })));
  expect(articles()).toHaveLength(30);
  expect(screen.getByRole("checkbox")).toHaveFocus();
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
  provide({ reviews: () => answers.shift() ?? of(many(0)) });
  await requestReviews();
  expect(screen.getByText("Vi får ikke hentet anmeldelsene akkurat nå.")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Prøv igjen" }));
  expect(screen.getByText("Tekst 0")).toBeVisible();
});

test("until they have come, a message says so, not that there are none", async () => {
  provide({ reviews: () => NEVER });
  await requestReviews();
  expect(screen.getByRole("status")).toHaveTextContent(/^Henter/);
  expect(screen.queryByText("Ingen ennå.")).not.toBeInTheDocument();
});

test("a film's facts that fail are logged, and the reviews shown without them", async () => {
  const log = jest.fn();
  provide({ movieInfo: () => throwError(() => REFUSED), reviews: () => of(many(1)) }, log);
  await requestReviews();
  expect(log).toHaveBeenCalledWith("Failed to fetch movie info", REFUSED);
  expect(screen.getByRole("article")).toBeVisible();
});

test("a film without reviews says so", async () => {
  provide({ reviews: () => of(many(0)) });
  await requestReviews();
  expect(screen.getByText("Ingen ennå.")).toBeVisible();
});

test("without a film club the button shows that it is closed", async () => {
  await requestReviews();
  expect(screen.getByText("Vi får ikke hentet anmeldelsene akkurat nå.")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a review that only the member has liked says so, and one that nobody has liked says nothing", async () => {
  provide({ reviews: () => of(reviewPage([{ ...review("a"), isLiked: true }, review("b")])) });
  await requestReviews();
  const [liked, other] = screen.getAllByRole("article");
  expect(liked).toHaveTextContent(/FinDu liker dette$/);
  expect(other).toHaveTextContent(/Fin$/);
});

test("the summary has what the platform knows: mean and count, one of them, or neither", async () => {
  const summary = async (more: Parameters<typeof movie>[1], count: number) => {
    provide({ movieInfo: () => of(movie("1", more)), reviews: paged(count) });
    const { container, unmount } = render(<ReviewsNearby ediNumber="1" emptyText="Ingen ennå." />);
    fireEvent.click(screen.getByRole("button", { name: "Vis anmeldelsene" }));
    await settle();
    const text = container.querySelector("p.summary")?.textContent;
    unmount();
    return text;
  };
  expect(await summary({ rating: 4.25, ratingCount: 3 }, 3)).toMatch(/4,3 av 6 · 3 anmeldelser$/);
  expect(await summary({ rating: null, ratingCount: 0 }, 1)).toBe("1 anmeldelse");
  expect(await summary({ rating: 4, ratingCount: 20 }, 20)).toMatch(/4,0 av 6$/);
  expect(await summary({ rating: 4, ratingCount: 21 }, 21)).toMatch(/ · 21 anmeldelser$/);
});
