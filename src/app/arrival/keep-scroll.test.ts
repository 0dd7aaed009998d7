/** @jest-environment jsdom */
import type { ShouldUpdateScrollArgs } from "gatsby";
import { beginAtTop, shouldUpdateScroll } from "./keep-scroll";

const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);

const at = (address: string, action = "PUSH") => {
  const { pathname, search, hash } = new URL(address, "http://localhost");
  return Object.assign(Object.create(null), { pathname, search, hash, ...(action === "PUSH" && { action }) });
};

const shouldScroll = (from: string | null, to: string, action = "PUSH"): unknown => {
  const question: ShouldUpdateScrollArgs = Object.assign(Object.create(null), {
    pathname: at(to).pathname,
    routerProps: { location: at(to, action) },
    getSavedScrollPosition: () => [0, 640],
    ...(from !== null && { prevRouterProps: { location: at(from) } }),
  });
  return shouldUpdateScroll(question, { plugins: [] });
};

beforeEach(() => {
  scrollTo.mockClear();
  document.body.innerHTML = '<h2 id="fredag">Fredag</h2>';
});

test.each([
  ["another page", "/filmer", "/kinoprogram"],
  ["another page's place", "/filmer", "/kinoprogram#fredag"],
  ["another place on the page", "/kinoprogram", "/kinoprogram#fredag"],
  ["the same place once more", "/kinoprogram#fredag", "/kinoprogram#fredag"],
  ["the same page once more", "/kinoprogram?dag=1", "/kinoprogram?dag=1"],
])("lets Gatsby scroll to %s", (_where, from, to) => {
  expect(shouldScroll(from, to)).toBe(true);
});

test.each([
  ["the query", "/kinoprogram", "/kinoprogram?dag=i-dag"],
  ["the query besides a hash", "/kinoprogram#fredag", "/kinoprogram?dag=i-dag#fredag"],
  ["the hash, which goes", "/kinoprogram#fredag", "/kinoprogram"],
])("keeps the place when only %s changes", (_what, from, to) => {
  expect(shouldScroll(from, to)).toBe(false);
});

test("leaves back and forward within a page to the browser", () => {
  expect(shouldScroll("/kinoprogram?dag=i-dag", "/kinoprogram", "POP")).toBe(false);
});

test.each([
  ["it has the place", "/", "/filmer#fredag", "PUSH"],
  ["no place is named", "/", "/filmer", "PUSH"],
  ["it is the same page", "/filmer", "/filmer#finnes-ikke", "PUSH"],
  ["the reader comes back", "/", "/filmer#finnes-ikke", "POP"],
])("leaves a page alone when %s", (_when, from, to, action) => {
  beginAtTop({ location: at(to, action), prevLocation: at(from) });
  expect(scrollTo).not.toHaveBeenCalled();
});
