/** @jest-environment jsdom */
import fc from "fast-check";
import { isMachineFile } from "../../../../domain/addresses/machine-files";
import { hostileText } from "../../../../tests/unit/hostile-text";
import { channels, type PublishedDates, rssFiles } from "./rss";
import { machineData, programmeAt, testProgramme } from "./testing/machine-data";
import { EVENT } from "./testing/showings";

const read = (programme = testProgramme()) => new Map(rssFiles(programme).files.map(({ path, text }) => [path, text]));

const feed = (path: string, programme = testProgramme()): string => read(programme).get(path) ?? "";

const parsed = (xml: string): Document => {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document;
};

const said = (item: Element, name: string): string => item.getElementsByTagName(name)[0]?.textContent ?? "";

/** Each item's address and text. */
const items = (xml: string): readonly string[] =>
  [...parsed(xml).querySelectorAll("item")].map((item) => `${said(item, "link")} ${said(item, "content:encoded")}`);

const titles = (xml: string): readonly string[] =>
  [...parsed(xml).querySelectorAll("item")].map((item) => said(item, "title"));

test("there is a channel for each kind, and the pages link to all of them", () => {
  expect([...read().keys()]).toEqual(channels(testProgramme()).map(({ path }) => path));
  expect([...read().keys()].filter((path) => !isMachineFile(path))).toEqual([]);
  expect(titles(feed("/rss/kinoprogram.xml"))).toEqual(["Nattoget"]);
  expect([...titles(feed("/rss/kulturprogram.xml"))].sort()).toEqual(["Julekonsert", "Lesestund"]);
  expect(titles(feed("/rss/bibliotek.xml"))).toEqual(["Lesestund"]);
  expect([...titles(feed("/rss/barn.xml"))].sort()).toEqual(["Julekonsert", "Lesestund"]);
  expect(titles(feed("/rss/artikler.xml"))).toHaveLength(1);
  expect(titles(feed("/rss/artikler-kino.xml"))).toHaveLength(1);
  expect(read().has("/rss/artikler-kultur.xml")).toBe(false);
});

test("a film lists coming showings, with moves and cancellations", () => {
  const [film = ""] = items(feed("/rss/kinoprogram.xml"));
  expect(film).toContain("https://lillevik.example.no/nattoget-101 ");
  expect(film).toContain("<li>Fredag 4. desember kl. 18.00, Storsalen</li>");
  expect(film).toContain("<li>Lørdag 5. desember kl. 18.00, Storsalen. Avlyst</li>");
  expect(film).toContain("Flyttet fra mandag 7. desember kl. 17.00");
});

test("past showings are not listed", () => {
  const programme = programmeAt("2026-12-07T12:00");
  expect(feed("/rss/kinoprogram.xml", programme)).not.toContain("4. desember");
  expect(titles(feed("/rss/kinoprogram.xml", programmeAt("2026-12-09T12:00")))).toEqual([]);
});

test("a channel is dated by its newest item, not by the build", () => {
  const xml = feed("/rss/kinoprogram.xml");
  expect(xml).toContain("<lastBuildDate>Mon, 16 Nov 2026 08:30:00 GMT</lastBuildDate>");
  expect(xml).toContain("<pubDate>Mon, 16 Nov 2026 08:30:00 GMT</pubDate>");
  const changed = { ...EVENT, changed: "2026-11-20T12:00" };
  const later = testProgramme({ allEvent: { nodes: [changed, ...machineData().allEvent.nodes.slice(0, 4)] } });
  expect(feed("/rss/kinoprogram.xml", later)).toContain("<pubDate>Fri, 20 Nov 2026 11:00:00 GMT</pubDate>");
});

test("no two items of any channel have the same guid, and another address of the site changes none", () => {
  const guids = (programme = testProgramme()) =>
    [...read(programme).values()].flatMap((xml) =>
      [...parsed(xml).querySelectorAll("item")].map((item) => {
        expect(item.getElementsByTagName("guid")).toHaveLength(1);
        return said(item, "guid");
      }),
    );
  const { website } = machineData();
  const elsewhere = testProgramme({ website: website && { ...website, url: "https://www.lillevik.example.no" } });
  expect(guids().length).toBeGreaterThan(6);
  expect(new Set(guids()).size).toBe(guids().length);
  expect(guids(elsewhere)).toEqual(guids());
});

test("no date sinks when showings are deleted or end, and the last one is known while there is none", () => {
  const change = fc.record({
    changed: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, "0")}T12:00`),
    deleted: fc.subarray(machineData().allEvent.nodes.map(({ key }) => key)),
    day: fc.integer({ min: 1, max: 9 }),
  });
  const datesIn = (xml: string) =>
    [...parsed(xml).querySelectorAll("lastBuildDate, item")].map((one): readonly [string, number] =>
      one.tagName === "item"
        ? [said(one, "guid"), Date.parse(said(one, "pubDate"))]
        : ["channel", Date.parse(one.textContent ?? "")],
    );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      let before: PublishedDates = {};
      const latest = new Map<string, number>();
      for (const { changed, deleted, day } of changes) {
        const nodes = machineData().allEvent.nodes.filter(({ key }) => !deleted.includes(key));
        const programme = testProgramme({
          allEvent: { nodes: nodes.map((one) => ({ ...one, changed })) },
          buildMoment: { moment: `2026-12-0${day}T12:00` },
        });
        const { files, dates } = rssFiles(programme, before);
        for (const { path, text } of files) {
          for (const [name, date] of datesIn(text)) {
            expect(date).toBeGreaterThanOrEqual(latest.get(path + name) ?? 0);
            latest.set(path + name, date);
          }
        }
        expect(rssFiles(programme, dates).files).toEqual(files);
        before = dates;
      }
    }),
    { numRuns: 40 },
  );
});

test("an article is complete, with absolute links, whatever characters its title has", () => {
  const xml = feed("/rss/artikler.xml");
  expect(items(xml)[0]).toContain('<a href="https://lillevik.example.no/kinoprogram">programmet</a>');
  expect(titles(xml)).toEqual(["Om <kino> & kaffe"]);
  expect(xml).toContain("<pubDate>Thu, 01 Oct 2026 08:00:00 GMT</pubDate>");
});

/** The part of a text that XML can express: no control characters, no lone surrogates. */
const sayable = (text: string): string =>
  text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\n\t]|\p{Surrogate}|[\ufffe\uffff]/gu, "");

test("whatever the content, each channel is valid and contains it", () => {
  const texts = fc.record({ title: hostileText, name: hostileText, summary: hostileText, hall: hostileText });
  fc.assert(
    fc.property(texts, ({ title, name, summary, hall }) => {
      const { website, allProduction, allArticle } = machineData();
      const programme = testProgramme({
        website: website && { ...website, name },
        allProduction: { nodes: allProduction.nodes.map((one) => ({ ...one, title, contents: [{ summary }] })) },
        allArticle: { nodes: allArticle.nodes.map((one) => ({ ...one, title, summary })) },
        allEvent: { nodes: [{ ...EVENT, hall: { ...EVENT.hall, name: hall } }] },
      });
      for (const xml of read(programme).values())
        expect(said(parsed(xml).documentElement, "generator")).toBe(sayable(name));
      const [film] = [...parsed(feed("/rss/kinoprogram.xml", programme)).querySelectorAll("item")];
      if (!film) throw new Error("no film");
      expect(said(film, "title")).toBe(sayable(title));
      expect(said(film, "description")).toBe(sayable(summary));
      const { body } = new DOMParser().parseFromString(said(film, "content:encoded"), "text/html");
      expect([...body.children].map(({ tagName }) => tagName)).toEqual(["P", "UL"]);
      expect(titles(feed("/rss/artikler.xml", programme))).toEqual([sayable(title)]);
    }),
    { numRuns: 40 },
  );
});

test("only links get a host, not text that looks like a link", () => {
  const content = '<p>Skriv href="/kino" i <a href="/filmer">lista</a>, <a href="//x.example.no/a">annet</a></p>';
  const nodes = machineData().allArticle.nodes.map((one) => ({ ...one, content }));
  const [item = ""] = items(feed("/rss/artikler.xml", testProgramme({ allArticle: { nodes } })));
  expect(item).toContain('href="/kino"');
  expect(item).toContain('href="https://lillevik.example.no/filmer"');
  expect(item).toContain('href="//x.example.no/a"');
});

test("an article leads to its page, with its summary and the moment it was written", () => {
  const [article] = parsed(feed("/rss/artikler.xml")).querySelectorAll("item");
  if (!article) throw new Error("there is no article");
  expect(["title", "link", "guid", "description", "pubDate"].map((name) => said(article, name))).toEqual([
    "Om <kino> & kaffe",
    "https://lillevik.example.no/article/kaffe",
    "huset/rss/artikler.xml#/article/kaffe",
    "Kaffe til filmen.",
    "Thu, 01 Oct 2026 08:00:00 GMT",
  ]);
});
