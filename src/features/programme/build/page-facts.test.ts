/** @jest-environment jsdom */
import { factsWriter, withFacts } from "./page-facts";
import { FILM, machineData, testProgramme } from "./testing/machine-data";

const factsOf = (path: string, programme = testProgramme()) => {
  const page = programme.pages.find((one) => one.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return factsWriter(programme)(page);
};

const read = (html: string): Document => new DOMParser().parseFromString(html, "text/html");
const PAGE = "<html><head><title>Nattoget</title></head><body><p>&lt;script data-maskin></p></body></html>";

test("structured data is JSON that a browser does not run", () => {
  const script = read(withFacts(PAGE, factsOf("/nattoget-101"))).querySelector("body script");
  expect(script?.getAttribute("type")).toBe("application/ld+json");
  expect(JSON.parse(script?.textContent ?? "")["@context"]).toBe("https://schema.org");
});

test("whatever an editor writes, it stays inside", () => {
  const summary = 'Slutt </script><img src=x onerror="alert(1)"> & <!-- <script>';
  const evil = { ...FILM, contents: [{ summary }] };
  const nodes = machineData().allProduction.nodes.map((one) => (one.key === FILM.key ? evil : one));
  const document = read(withFacts(PAGE, factsOf("/nattoget-101", testProgramme({ allProduction: { nodes } }))));
  expect(document.querySelector("img")).toBeNull();
  expect(document.querySelectorAll("script")).toHaveLength(1);
  const graph: readonly { readonly description?: string }[] = JSON.parse(
    document.querySelector("script")?.textContent ?? "",
  )["@graph"];
  expect(graph.some(({ description }) => description === summary)).toBe(true);
});

test("channels can be found from every page, and a film's calendar from its own", () => {
  const links = (path: string) =>
    [...read(withFacts(PAGE, factsOf(path))).querySelectorAll("link[rel=alternate]")].map((link) => [
      link.getAttribute("type"),
      link.getAttribute("href"),
    ]);
  expect(links("/kinoprogram")).toContainEqual([
    "application/rss+xml",
    "https://lillevik.example.no/rss/kinoprogram.xml",
  ]);
  const calendar = ["text/calendar", "https://lillevik.example.no/kalender/film/nattoget-101.ics"];
  expect(links("/nattoget-101")).toContainEqual(calendar);
  expect(links("/kinoprogram")).not.toContainEqual(calendar);
});

test("a page that was not built again is renewed, and not filled up", () => {
  const first = withFacts(PAGE, factsOf("/nattoget-101", testProgramme({ today: { date: "2026-12-09" } })));
  const second = withFacts(first, factsOf("/nattoget-101"));
  expect(second).toBe(withFacts(PAGE, factsOf("/nattoget-101")));
  expect(withFacts(second, factsOf("/nattoget-101"))).toBe(second);
  expect(second).toContain("<title>Nattoget</title>");
  expect(second).toContain("<p>&lt;script data-maskin></p>");
});

test("what is no page is left as it is", () => {
  expect(withFacts("<p>Hei</p>", { links: "<link>", data: "" })).toBe("<p>Hei</p>");
});
