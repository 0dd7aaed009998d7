import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { filesBelow } from "./built-files";
import { PROJECT } from "./workshop";

const CONTENT = join(PROJECT, "content");

const named = z.object({ name: z.string() });
const site = z.object({
  name: z.string(),
  host: z.string(),
  aliases: z.array(z.string()),
  partners: z.array(named),
  halls: z.array(named),
  priceLists: z.array(named),
  address: z.object({ street: z.string(), city: z.string() }),
  contact: z.array(z.object({ name: z.string(), email: z.string().optional() })),
});
const titled = z.object({ title: z.string() });

const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(CONTENT, folder, file), "utf8"));

const titlesIn = (folder: string): readonly string[] =>
  readdirSync(join(CONTENT, folder)).map((file) => titled.parse(read(folder, file)).title);

/** Shorter ones are parts of other words. */
const MIN_LENGTH = 6;

/** Names, halls, partners, addresses, titles and pictures of the demonstration, from its content. */
export const wordsOfTheFirstHouse = (): readonly string[] => {
  const own = site.parse(read("sites", "kulturhuset.json"));
  const words = [
    own.name,
    own.host,
    ...own.aliases,
    ...own.partners.map(({ name }) => name),
    ...own.halls.map(({ name }) => name),
    ...Object.values(own.address),
    ...own.contact.flatMap(({ name, email }) => [name, email ?? ""]),
    ...titlesIn("productions"),
    ...titlesIn("articles"),
    ...filesBelow(join(CONTENT, "images")).map((file) => basename(file)),
  ];
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length >= MIN_LENGTH);
};

const TEXT = /\.(html|json|js|css|xml|txt|ics|webmanifest)$/;

/** Which of the words are in the built files, with the files; words of the house's own content are its own. */
export const foundIn = (publicRoot: string, words: readonly string[], ownContent: string): readonly string[] => {
  const foreign = words.filter((word) => !ownContent.toLowerCase().includes(word));
  return filesBelow(publicRoot)
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(publicRoot, file), "utf8").toLowerCase();
      return foreign.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });
};
