import { fieldName } from "../../../../engine/problems/problem";
import type { ContentFolder, Json, Key, Mutation } from "./content-folder";

const FOLDERS = ["sites", "menus", "pages", "productions", "events", "articles", "settings"];

/** In an order in which one file can be written in all of them. */
const WAYS: readonly (readonly [how: string, as: (text: string) => string | Buffer])[] = [
  ["one line", (text) => JSON.stringify(JSON.parse(text))],
  [
    "every letter escaped",
    (text) => text.replaceAll(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`),
  ],
  ["lines that end as on Windows", (text) => text.replaceAll("\n", "\r\n")],
  ["a byte-order mark", (text) => `\ufeff${text}`],
];

/** Each kind of file, written in each way that a program may write it. */
const written = (content: ContentFolder): readonly Mutation[] =>
  FOLDERS.flatMap((folder) =>
    WAYS.map(([how, as], index): Mutation => {
      const names = content.names(folder);
      const file = names[index % names.length] ?? "";
      return { name: `${file}: ${how}`, file, field: "(file)", apply: (changed) => changed.write(file, as) };
    }),
  );

const NAME = "n".repeat(120);

/** New documents like others, with ids and slugs at their limits. */
const added = (content: ContentFolder): readonly Mutation[] => {
  const like = (from: string, to: string, values: { readonly [key: string]: Json | undefined }): Mutation => ({
    name: `${to} with ${Object.keys(values).join(", ")}`,
    file: to,
    field: "",
    apply: (changed) => changed.add(from, to, values),
  });
  const article = content.names("articles")[0] ?? "";
  const events = content.names("events")[0] ?? "";
  const films = content
    .names("productions")
    .filter((name) => (content.document(name) as { object: Json }).object === "movie");
  const [film = ""] = films;
  const culture = content.names("productions").find((name) => !films.includes(name)) ?? "";
  const [showing] = (content.document(events) as { events: { [key: string]: Json }[] }).events;
  return [
    like(article, "articles/lang.json", { id: NAME, slug: NAME }),
    like(article, "articles/kort.json", { id: "a", slug: "a" }),
    like(article, "articles/strek.json", { id: "strek-", slug: "strek--" }),
    like(article, "articles/tall.json", { id: "0", slug: "0--0" }),
    like(article, "articles/ord.json", { id: "constructor", slug: "valueof" }),
    like(article, "articles/mappe/under/mappe.json", { id: "under-mappe", slug: "under-mappe", thumbnail: undefined }),
    like(article, "articles/Æ ø (1).json", { id: "rart-navn", slug: "rart-navn" }),
    like(film, "productions/lang.json", {
      id: NAME,
      ediNumber: "9".repeat(20),
      parentSlug: `${"n".repeat(99)}-${"9".repeat(20)}`,
    }),
    like(culture, "productions/tostring.json", { id: "tostring", pageReference: "k".repeat(120) }),
    like(culture, "productions/prototype.json", { id: "prototype", pageReference: "prototype" }),
    like(events, "events/lang.json", { events: [{ ...showing, id: NAME, changed: "2026-12-01T09:00" }] }),
    like(events, "events/tom.json", { events: [] }),
    like("menus/footer.json", "menus/tom.json", { items: [] }),
  ];
};

const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ["/påske", "/filmer"],
  ["/P%C3%A5skeprogram", "/kinoprogram#dag"],
  ["/漢字/العربية", "https://example.no/%E6%BC%A2?x=$y;z"],
  ["/gammel.html", "/"],
  ["/.htaccess", "/filmer"],
  ["/a;b$c", "/filmer"],
  ["/med%20mellomrom", "/filmer?a=b&c='d'"],
  ["/med%22anf%C3%B8rsel", "/filmer"],
  [`/${"l".repeat(120)}/${"l".repeat(120)}`, "/filmer"],
  ["/constructor", "/filmer"],
  ["/__proto__", "/filmer"],
  ["/filmer", "/kinoprogram"],
  ["/page-data/app-data.json", "/filmer"],
];

const redirected = (content: ContentFolder): readonly Mutation[] => {
  const file = "settings/redirects.json";
  const { redirects } = content.document(file) as { redirects: Json[] };
  return REDIRECTS.map(([from, to], index): Mutation => {
    const path: readonly Key[] = ["redirects", redirects.length + index];
    return {
      name: `a redirect from ${from} to ${to}`,
      file,
      field: fieldName(path),
      apply: (changed) => {
        const list = (changed.document(file) as { redirects: Json[] }).redirects;
        list.push({ from, to });
      },
    };
  });
};

/** Changes other than to a field's value: how files are written, new files, and redirects. */
export const fileMutations = (content: ContentFolder): readonly Mutation[] => [
  ...written(content),
  ...added(content),
  ...redirected(content),
];
