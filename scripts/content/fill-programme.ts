import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { Event } from "../../domain/entities/event/event";
import { WEEKDAY_KEYS } from "../../domain/hours/opening-hours";
import { dateOf, WEEKDAYS, weekdayName } from "../../domain/time/local-time";
import { clockTime, kroner, listed, sentenceCase, withWholeFigures } from "../../domain/time/norwegian";
import { PICTURE_FACTS_FILE } from "../../engine/checks/pictures/picture-facts-cache";
import type { LoadedContent } from "../../engine/expand/resolve-sources";
import { loadContent } from "../../engine/load/load-content";
import { shownAddress } from "../../engine/nodes/shown-address";
import { factsIn } from "../../engine/resolve/facts-in";

/** The folder with templates of the printed programmes; each is printed to a file of the same name. */
export const TEMPLATES = "docs/programmes";
export const PROGRAMMES = ["kulturprogram", "bibliotekprogram"] as const;

/** The content for the printed programmes, without shifting a demonstration's dates. */
export const programmeContent = async (pictureFactsFile = PICTURE_FACTS_FILE): Promise<LoadedContent> => {
  const contentRoot = resolve("content");
  const load = async (today: string) => {
    const { loaded } = await loadContent({
      contentRoot,
      staticRoot: resolve("static"),
      siteId: undefined,
      today,
      pictureFactsFile,
    });
    if (!loaded) throw new Error("The content has errors: npm run check:content");
    return loaded;
  };
  const loaded = await load("2026-11-30");
  const anchor = loaded.site.entity.demonstration?.anchor;
  return anchor === undefined ? loaded : load(anchor);
};

const only = <Value>(values: readonly Value[], what: string): Value => {
  const different = [...new Set(values)];
  const [first] = different;
  if (first === undefined || different.length > 1)
    throw new Error(`${what}: ${different.join(", ") || "nothing found"}`);
  return first;
};

/** The events of a series: with a production id or a feature, on all weekdays or one. */
const seriesIn = ({ events }: LoadedContent, name: string, weekday: string | undefined): readonly Event[] =>
  events
    .map(({ entity }) => entity)
    .filter(({ production, features }) => production === name || features.includes(name))
    .filter(({ status }) => status !== "cancelled" && status !== "moved")
    .filter(({ start }) => weekday === undefined || weekdayName(dateOf(start)) === weekday);

const clock = (time: string): string => `kl. ${time.replace(":", ".")}`;

const daysOf = (keys: readonly (typeof WEEKDAY_KEYS)[number][]): string => {
  const names = keys.map((key) => WEEKDAYS[WEEKDAY_KEYS.indexOf(key)] ?? "");
  const [first = "", last = ""] = [names[0], names[names.length - 1]];
  return names.length > 2 && keys.join() === WEEKDAY_KEYS.slice(0, keys.length).join()
    ? `${first} til ${last}`
    : listed(names);
};

/**
 * The facts that a template can use, as in `{{price Babykino}}`; each throws unless the content has exactly one answer.
 */
const FACTS: Readonly<Record<string, (content: LoadedContent, ...names: readonly string[]) => string>> = {
  /** "Tirsdag" */
  day: (content, name = "", weekday) =>
    sentenceCase(
      only(
        seriesIn(content, name, weekday).map(({ start }) => weekdayName(dateOf(start))),
        `day ${name}`,
      ),
    ),
  /** "kl. 11.00", "kl. 17.00–19.00" */
  time: (content, name = "", weekday) =>
    only(
      seriesIn(content, name, weekday).map(
        ({ start, end }) => `kl. ${clockTime(start)}${end === undefined ? "" : `–${clockTime(end)}`}`,
      ),
      `time ${name}`,
    ),
  /** "90 kr", of several the first, the adults'; "Gratis" */
  price: (content, name = "") =>
    only(
      seriesIn(content, name, undefined).map(({ prices: [first] }) => (first ? kroner(first.amount) : "Gratis")),
      `price ${name}`,
    ),
  /** "mandag og torsdag kl. 10.00–19.00 · …" */
  hours: ({ site }, part) =>
    (site.entity.openingHours.find(({ id }) => id === part)?.weekly ?? [])
      .map(({ days, opens, closes }) => `${daysOf(days)} ${clock(opens)}–${closes.replace(":", ".")}`)
      .join(" · "),
  phone: ({ site }, name) =>
    only(
      site.entity.contact.filter(({ id }) => id === name).map(({ phone }) => phone ?? ""),
      `phone ${name}`,
    ),
  email: ({ site }, name) =>
    only(
      site.entity.contact.filter(({ id }) => id === name).map(({ email }) => email ?? ""),
      `email ${name}`,
    ),
  address: ({ site: { entity } }) => `${entity.address.street}, ${entity.address.postalCode} ${entity.address.city}`,
  host: ({ site }) => shownAddress(`https://${site.entity.host}`),
  /** Facts that pages bind as `{fakta:…}`: `{{fact honnoralder}}`. */
  fact: ({ site }, ...name) => factsIn(site.entity).get(name.join(" ")) ?? only([], `fact ${name.join(" ")}`),
  /** The amount in a row of a price table: `{{row om-kantina-i-kulturhuset Grøt}}`. */
  row: ({ pages }, page, ...label) =>
    only(
      pages
        .filter(({ entity }) => entity.id === page)
        .flatMap(({ entity }) => entity.blocks)
        .flatMap(({ settings }) => ("groups" in settings && Array.isArray(settings.groups) ? settings.groups : []))
        .flatMap(({ rows }) => rows)
        .filter((row) => row.label === label.join(" "))
        .map(({ amount }) => kroner(amount)),
      `row ${page} ${label.join(" ")}`,
    ),
};

/** Fills a template with the content's facts; `lower` before a fact makes its first letter lower-case. */
export const fillProgramme = (template: string, content: LoadedContent): string => {
  const filled = template.replace(
    /\{\{(lower )?(\w+)([^}]*)\}\}/g,
    (_, lower: string | undefined, fact: string, names: string) => {
      const text = FACTS[fact]?.(content, ...names.trim().split(" ").filter(Boolean));
      if (text === undefined) throw new Error(`A programme has no fact «${fact}».`);
      return lower === undefined ? text : text.toLowerCase();
    },
  );
  return withWholeFigures(filled);
};

/** The comment at the end of a printed file that identifies the text it was printed from. */
export const printedFrom = (filled: string): string => `\n%${createHash("sha256").update(filled).digest("hex")}\n`;
