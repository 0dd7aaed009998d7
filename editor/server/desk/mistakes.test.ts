import { isObject, type JsonPath, withValueAt } from "../../../domain/json/json";
import { contentInGit } from "../testing/content-in-git";

const { desk, read, remove } = contentInGit();

afterAll(remove);

const FILM = ["productions/kraka.json", 0] as const;
const SHOWING = ["events/kraka.json", 0] as const;
const NEXT_SHOWING = ["events/kraka.json", 1] as const;
const SITE = ["sites/kulturhuset.json", 0] as const;
const REDIRECT = ["settings/redirects.json", 0] as const;
const MENU_ITEM = ["menus/footer.json", 0] as const;
const ARTICLE = ["articles/ledsagerbevis.json", 0] as const;
const PAGE = ["pages/kom-hit.json", 0] as const;

/** At least one of each kind of entity, and of each kind of rule. */
const MISTAKES: readonly (readonly [
  entity: readonly [file: string, at: number],
  path: JsonPath,
  wrong: unknown,
  tells: RegExp,
])[] = [
  [FILM, ["year"], 26, /er 26, men skal være 1888 eller mer/],
  [FILM, ["assets", 1, "alt"], "kraka.jpg", /forteller ikke/],
  [FILM, ["trailer", "url"], "http://video.example.no/embed/kraka", /er ikke en nettadresse/],
  [FILM, ["ediNumber"], "20263", /er «20263», men den er brukt i/],
  [FILM, ["parentSlug"], "kraka", /EDI-nummeret/],
  [FILM, ["premiere"], "2026-06-31", /finnes ikke: juni har 30 dager/],
  [FILM, ["contents", 0, "body"], ["<p><script>alert(1)</script></p>"], /siden ikke viser/],
  [SHOWING, ["start"], "2025-12-04T21:30", /er 4. desember 2025, som har vært/],
  [SHOWING, ["noteText"], "siste", /peker på «siste», men nettstedet har ingen slik beskjed/],
  [NEXT_SHOWING, ["start"], "2026-11-30T21:15", /salen «Kinosal» er opptatt av «Kråka»/],
  [SITE, ["contact", 0, "email"], "kulturkontoret.example.no", /er ikke en e-postadresse/],
  [SITE, ["host"], "https://kulturhus.example.no", /er ikke et vertsnavn/],
  [SITE, ["openingHours", 0, "weekly", 0, "closes"], "06:00", /er 06.00, men det åpner ikke før 10.00/],
  [REDIRECT, ["from"], "/filmer", /er «\/filmer», men den adressen er en side/],
  [MENU_ITEM, ["path"], "/finnes-ikke", /har en lenke til «\/finnes-ikke», som ikke finnes/],
  [ARTICLE, ["slug"], "aldersgrenser", /er «Aldersgrenser», men den er brukt i/],
  [PAGE, ["blocks", 0, "place", "row"], 9, /er 9, men malen har \d+ rader/],
];

test.each(MISTAKES)("%j %j: %j is reported before it is saved", async ([file, at], path, wrong, tells) => {
  const { entities } = await desk.folder.read();
  const entity = entities.filter((one) => one.file === file)[at];
  if (entity === undefined) throw new Error(`${file} has no entity ${at}.`);
  const before = read(file);
  const changed = withValueAt(entity.value, path, wrong);
  const { here } = await desk.check({ ...entity, value: isObject(changed) ? changed : {} });
  const told = here.filter((problem) => problem.path.join(".") === path.join("."));
  expect(told.map(({ message, cure }) => `${message} ${cure}`)).toContainEqual(expect.stringMatching(tells));
  expect(read(file)).toBe(before);
});
