import { channels, rssFiles } from "./rss";
import { EVENT, machineData, testProgramme } from "./testing/machine-data";

const read = (programme = testProgramme()) => new Map(rssFiles(programme).map(({ path, text }) => [path, text]));

const feed = (path: string, programme = testProgramme()): string => read(programme).get(path) ?? "";

const items = (xml: string): readonly string[] =>
  [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => item);

const titles = (xml: string): readonly string[] =>
  items(xml).map((item) => /<title>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/title>/.exec(item)?.[1] ?? "");

test("there is a channel for each kind, and the pages know them all", () => {
  expect([...read().keys()]).toEqual(channels(testProgramme().website).map(({ path }) => path));
  expect(titles(feed("/rss/kinoprogram.xml"))).toEqual(["Nattoget"]);
  expect([...titles(feed("/rss/kulturprogram.xml"))].sort()).toEqual(["Julekonsert", "Lesestund"]);
  expect(titles(feed("/rss/bibliotek.xml"))).toEqual(["Lesestund"]);
  expect([...titles(feed("/rss/barn.xml"))].sort()).toEqual(["Julekonsert", "Lesestund"]);
  expect(titles(feed("/rss/artikler.xml"))).toHaveLength(1);
  expect(titles(feed("/rss/artikler-kino.xml"))).toHaveLength(1);
  expect(titles(feed("/rss/artikler-kultur.xml"))).toEqual([]);
});

test("a film tells what is to come, and what has become of it", () => {
  const [film = ""] = items(feed("/rss/kinoprogram.xml"));
  expect(film).toContain("<link>https://lillevik.example.no/nattoget-101</link>");
  expect(film).toContain("<li>Fredag 4. desember kl. 18.00, Storsalen</li>");
  expect(film).toContain("<li>Lørdag 5. desember kl. 18.00, Storsalen. Avlyst</li>");
  expect(film).toContain("Flyttet fra mandag 7. desember kl. 17.00");
});

test("what has been is no longer told", () => {
  const programme = testProgramme({ today: { date: "2026-12-07" } });
  expect(feed("/rss/kinoprogram.xml", programme)).not.toContain("4. desember");
  expect(titles(feed("/rss/kinoprogram.xml", testProgramme({ today: { date: "2026-12-09" } })))).toEqual([]);
});

test("a channel is dated by its newest item, not by the build", () => {
  const xml = feed("/rss/kinoprogram.xml");
  expect(xml).toContain("<lastBuildDate>Mon, 16 Nov 2026 08:30:00 GMT</lastBuildDate>");
  expect(xml).toContain("<pubDate>Mon, 16 Nov 2026 08:30:00 GMT</pubDate>");
  const changed = { ...EVENT, changed: "2026-11-20T12:00" };
  const later = testProgramme({ allEvent: { nodes: [changed, ...machineData().allEvent.nodes.slice(0, 4)] } });
  expect(feed("/rss/kinoprogram.xml", later)).toContain("<pubDate>Fri, 20 Nov 2026 11:00:00 GMT</pubDate>");
});

test("an article comes whole, with links that lead home, whatever signs its title has", () => {
  const xml = feed("/rss/artikler.xml");
  expect(xml).toContain('<a href="https://lillevik.example.no/kinoprogram">programmet</a>');
  expect(titles(xml)).toEqual(["Om <kino> & kaffe"]);
  expect(xml).toContain("<pubDate>Thu, 01 Oct 2026 08:00:00 GMT</pubDate>");
});
