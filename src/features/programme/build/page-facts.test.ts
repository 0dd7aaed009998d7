/** @jest-environment jsdom */
import fc from "fast-check";
import { hostileText } from "../../../../tests/unit/hostile-text";
import { factsWriter } from "./page-facts";
import { machineData, testProgramme } from "./testing/machine-data";
import { FILM } from "./testing/productions";

const factsOf = (path: string, programme = testProgramme()) => {
  const page = programme.pages.find((one) => one.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return factsWriter(programme)(page);
};

const read = (html: string): Document => new DOMParser().parseFromString(html, "text/html");
const pageWith = ({ links, data }: ReturnType<typeof factsOf>) =>
  read(`<html><head><title>Nattoget</title>${links}</head><body><p>&lt;script data-maskin></p>${data}</body></html>`);

test("structured data is JSON that a browser does not run", () => {
  const script = pageWith(factsOf("/nattoget-101")).querySelector("body script");
  expect(script?.getAttribute("type")).toBe("application/ld+json");
  expect(JSON.parse(script?.textContent ?? "")["@context"]).toBe("https://schema.org");
});

test("whatever an editor writes, it stays inside", () => {
  const summary = 'Slutt </script><img src=x onerror="alert(1)"> & <!-- <script>';
  const evil = { ...FILM, contents: [{ summary }] };
  const nodes = machineData().allProduction.nodes.map((one) => (one.key === FILM.key ? evil : one));
  const document = pageWith(factsOf("/nattoget-101", testProgramme({ allProduction: { nodes } })));
  expect(document.querySelector("img")).toBeNull();
  expect(document.querySelectorAll("script")).toHaveLength(1);
  const graph: readonly { readonly description?: string }[] = JSON.parse(
    document.querySelector("script")?.textContent ?? "",
  )["@graph"];
  expect(graph.some(({ description }) => description === summary)).toBe(true);
});

test("channels can be found from every page, and a film's calendar from its own", () => {
  const links = (path: string) =>
    [...pageWith(factsOf(path)).querySelectorAll("link[rel=alternate]")].map((link) => [
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

test("whatever the names of site and film, links and data contain them and end at their end tags", () => {
  fc.assert(
    fc.property(hostileText, hostileText, (title, name) => {
      const nodes = machineData().allProduction.nodes.map((one) => (one.key === FILM.key ? { ...one, title } : one));
      const { website } = machineData();
      const programme = testProgramme({ allProduction: { nodes }, website: website && { ...website, name } });
      const facts = factsOf("/nattoget-101", programme);
      const { head, body } = pageWith(facts);
      expect([...head.children].map(({ tagName }) => tagName)).toEqual(["TITLE", ...Array(7).fill("LINK")]);
      expect([...body.children].map(({ tagName }) => tagName)).toEqual(["P", "SCRIPT"]);
      expect(JSON.parse(body.querySelector("script")?.textContent ?? "")).toHaveProperty("@graph");
    }),
  );
});
