/** @jest-environment jsdom */
import { loadLinksInView } from "./load-links-in-view";

let intersect: (entries: readonly Partial<IntersectionObserverEntry>[]) => void = () => undefined;
const observed: Element[] = [];

class FakeObserver {
  constructor(callback: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
    intersect = callback;
  }
  observe(element: Element) {
    observed.push(element);
  }
}

const ends = new Map<string, () => void>();
const load = jest.fn((path: string) => new Promise<void>((resolve) => ends.set(path, resolve)));
const loadedPaths = () => load.mock.calls.map(([path]) => path);

const linkTo = (path: string): Element => {
  const found = document.querySelector(`[href="${path}"]`);
  if (!found) throw new Error(`no link to ${path}`);
  return found;
};
const see = (path: string, isIntersecting = true) => intersect([{ target: linkTo(path), isIntersecting }]);

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: FakeObserver });
  document.body.innerHTML = `<header><a href="/hode">Hode</a></header>
    <main>${["a", "b", "c", "d", "e"].map((one) => `<a href="/${one}">${one}</a>`).join("")}<a href="/fil.pdf">Fil</a></main><footer><a href="/f">F</a></footer>`;
  loadLinksInView(load);
});

test("watches the links of the main part", () => {
  expect(observed.map((link) => link.getAttribute("href"))).toEqual(["/a", "/b", "/c", "/d", "/e", "/fil.pdf"]);
});

test("loads pages of links that are visible at hydration at once", () => {
  see("/f");
  jest.advanceTimersByTime(0);
  expect(loadedPaths()).toEqual(["/f"]);
  ends.get("/f")?.();
  load.mockClear();
});

test("loads a page when its link has been in view for half a second", () => {
  see("/a");
  jest.advanceTimersByTime(499);
  expect(loadedPaths()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(loadedPaths()).toEqual(["/a"]);
});

test("does not load pages of links that are scrolled past, nor files", () => {
  see("/b");
  jest.advanceTimersByTime(300);
  see("/b", false);
  see("/fil.pdf");
  jest.advanceTimersByTime(5000);
  expect(loadedPaths()).toEqual(["/a"]);
});

test("loads three at once, the rest after them, each only once", async () => {
  for (const path of ["/a", "/b", "/c", "/d", "/e"]) see(path);
  jest.advanceTimersByTime(500);
  expect(loadedPaths()).toEqual(["/a", "/b", "/c"]);
  ends.get("/b")?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(loadedPaths()).toEqual(["/a", "/b", "/c", "/d"]);
});

test("loads the page of a pressed link at once, anywhere", () => {
  load.mockClear();
  linkTo("/hode").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(loadedPaths()).toEqual(["/hode"]);
});

test("observes links that are added later", async () => {
  document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a href="/ny">Ny</a>');
  await jest.advanceTimersByTimeAsync(1000);
  expect(observed.at(-1)).toBe(linkTo("/ny"));
});

test("a failed load does not hold up the others", async () => {
  document
    .querySelector("main")
    ?.insertAdjacentHTML("beforeend", ["g", "h", "i", "j"].map((one) => `<a href="/${one}">${one}</a>`).join(""));
  for (const end of ends.values()) end();
  await jest.advanceTimersByTimeAsync(0);
  load.mockReset();
  load.mockImplementation(() => {
    const failing = Promise.reject(new Error("offline"));
    return Object.assign(failing, { finally: (after: () => void) => failing.catch(() => undefined).finally(after) });
  });
  for (const path of ["/g", "/h", "/i", "/j"]) see(path);
  await jest.advanceTimersByTimeAsync(1000);
  expect(loadedPaths()).toEqual(["/g", "/h", "/i", "/j"]);
});
