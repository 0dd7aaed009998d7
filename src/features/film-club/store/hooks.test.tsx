/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { NEVER, of, Subject, throwError } from "rxjs";
import type { ReviewPage } from "../api/review";
import { useMovieInfo } from "../movie/use-movie-info";
import { useReviews } from "../reviews/use-reviews";
import { runClub, silentApi } from "../testing/run-club";
import { CREDENTIALS, MEMBER, movie, REFUSED, REFUSED_STATE, review, reviewPage, ticket } from "../testing/samples";
import { useTickets } from "../tickets/use-tickets";
import { useUser } from "../user/use-user";
import { userActions } from "../user/user-slice";
import { filmClubEpic } from "./root-epic";

const inClub = (api: Parameters<typeof silentApi>[0] = {}) => {
  const running = runClub(filmClubEpic, { api: silentApi(api) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={running.store}>{children}</Provider>
  );
  return { ...running, wrapper };
};

test("a member logs in, and out", () => {
  const answers = [throwError(() => REFUSED), of(MEMBER)];
  const { wrapper } = inClub({ login: () => answers.shift() ?? NEVER });
  const { result } = renderHook(() => useUser(), { wrapper });
  const { login } = result.current;
  act(() => login(CREDENTIALS));
  expect(result.current).toMatchObject({ userProfile: null, error: REFUSED_STATE, loading: false });
  act(() => result.current.deleteError());
  expect(result.current.error).toBeNull();
  act(() => login(CREDENTIALS));
  expect(result.current.userProfile).toEqual(MEMBER);
  expect(result.current.login).toBe(login);
  act(() => result.current.logout());
  expect(result.current.userProfile).toBeNull();
});

test("a film is requested once by two components, and again for another film", () => {
  const movieInfo = jest.fn((edi: string) => (edi === "2" ? NEVER : of(movie(edi))));
  const { wrapper } = inClub({ movieInfo });
  const both = ({ edi }: { readonly edi: string }) => [useMovieInfo(edi), useMovieInfo(edi)];
  const { result, rerender } = renderHook(both, { wrapper, initialProps: { edi: "1" } });
  expect(result.current).toEqual(Array(2).fill({ movieInfo: movie("1"), loading: false }));
  expect(movieInfo).toHaveBeenCalledTimes(1);
  rerender({ edi: "2" });
  expect(result.current[0]).toEqual({ movieInfo: null, loading: true });
  expect(movieInfo).toHaveBeenCalledTimes(2);
});

test("reviews are those of the film, and can be requested again", () => {
  const slow$ = new Subject<ReviewPage>();
  const answers = [of(reviewPage([review("1")])), slow$, throwError(() => REFUSED), of(reviewPage([review("3")]))];
  const { wrapper } = inClub({ reviews: () => answers.shift() ?? NEVER });
  const hook = ({ edi }: { readonly edi: string }) => useReviews(edi);
  const { result, rerender } = renderHook(hook, { wrapper, initialProps: { edi: "1" } });
  expect(result.current).toMatchObject({ items: [review("1")], loading: false });
  rerender({ edi: "2" });
  expect(result.current).toMatchObject({ items: [], loading: true });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ items: [], loading: false, error: REFUSED_STATE });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ items: [review("3")], error: null });
});

test("everything on a page is requested again when the same member logs in again", () => {
  const tickets = jest.fn(() => of([ticket("1", 50)]));
  const movieInfo = jest.fn(() => of(movie("1")));
  const reviews = jest.fn(() => of(reviewPage([review("1")])));
  const { wrapper, put } = inClub({ tickets, movieInfo, reviews });
  put(userActions.profileStored(MEMBER));
  const all = () => ({ tickets: useTickets(), film: useMovieInfo("1"), reviews: useReviews("1") });
  const { result } = renderHook(all, { wrapper });
  act(() => put(userActions.profileStored({ ...MEMBER, token: "mars-2" })));
  expect(result.current).toMatchObject({
    tickets: { items: [ticket("1", 50)], isLoaded: true },
    film: { movieInfo: movie("1"), loading: false },
    reviews: { items: [review("1")], loading: false },
  });
  for (const call of [tickets, movieInfo, reviews]) expect(call).toHaveBeenCalledTimes(2);
});
