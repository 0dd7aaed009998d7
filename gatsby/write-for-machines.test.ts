import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { removeFromMachines, writeForMachines } from "./write-for-machines";

const PAGE = "<html><head><title>Huset</title></head><body><p>Hei</p></body></html>";

const page = (path: string) => ({ path, title: "Huset", meta: { image: null }, blocks: [] });

const data: Queries.MachineQuery = {
  today: { date: "2026-12-01" },
  website: {
    name: "Lillevik kulturhus",
    description: "Kino.",
    url: "https://lillevik.example.no",
    address: { name: "Lillevik kulturhus", street: "Gata 1", postalCode: "0001", city: "Lillevik" },
    contact: [],
    social: [],
    openingHours: [],
  },
  allEvent: { nodes: [] },
  allProduction: { nodes: [] },
  allArticle: { nodes: [] },
  allPage: { nodes: [page("/"), page("/kinoprogram"), page("/404"), page("/uten-fil")] },
  allMenuItem: { nodes: [] },
};

let root = "";
const at = (name: string) => join(root, name);
const put = (name: string, text: string) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-machines-"));
  for (const name of ["index.html", "kinoprogram/index.html", "404/index.html", "404.html"]) put(name, PAGE);
});

afterEach(() => rmSync(root, { recursive: true }));

test("writes calendars, channels and open data, and into both files of the not-found page too", () => {
  writeForMachines(data, root);
  for (const name of ["kalender/alt.ics", "rss/kinoprogram.xml", "data/program.json", "robots.txt"]) {
    expect(existsSync(at(name))).toBe(true);
  }
  for (const name of ["index.html", "kinoprogram/index.html", "404/index.html", "404.html"]) {
    expect(readFileSync(at(name), "utf8")).toContain("application/ld+json");
  }
});

test("touches nothing that stays as it was", () => {
  writeForMachines(data, root);
  const names = ["kalender/alt.ics", "index.html"];
  for (const name of names) utimesSync(at(name), 1, 1);
  writeForMachines(data, root);
  for (const name of names) expect(statSync(at(name)).mtimeMs).toBe(1000);
});

test("takes away the calendar of a showing that is gone, and nothing of the house's own", () => {
  put("kalender/gammel.ics", "BEGIN:VCALENDAR");
  put("kalender/film/gammel-1.ics", "BEGIN:VCALENDAR");
  put("kalender/arsplan.pdf", "%PDF");
  writeForMachines(data, root);
  expect(["kalender/gammel.ics", "kalender/film/gammel-1.ics"].map(at).filter(existsSync)).toEqual([]);
  expect(existsSync(at("kalender/arsplan.pdf"))).toBe(true);
});

test("has nothing to write for a content folder without a site", () => {
  writeForMachines({ ...data, website: null }, root);
  expect(existsSync(at("robots.txt"))).toBe(false);
});

test("all that machines read can be taken away, and comes again with the next build", () => {
  writeForMachines(data, root);
  removeFromMachines(root);
  expect(existsSync(at("kalender/alt.ics"))).toBe(false);
  writeForMachines(data, root);
  expect(existsSync(at("kalender/alt.ics"))).toBe(true);
});
