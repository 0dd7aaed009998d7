import { readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { articleAnswer, showing as houseShowing, production } from "../house/shapes";

const film = z.object({
  title: z.string(),
  /** Of all versions, the main one first. */
  ediNumbers: z.array(z.string()).min(1),
  path: z.string().nullable(),
  poster: z.string().nullable(),
  premiere: z.iso.date().nullable(),
});

const status = z.enum(["planned", "saleOpensAt", "onSale", "fewLeft", "soldOut", "free", "cancelled", "moved"]);

const showing = z.object({
  id: z.string(),
  /** Null for culture events. */
  ediNumber: z.string().nullable(),
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }).nullable(),
  hall: z.string(),
  seats: z.int().nonnegative(),
  status,
});

/** What the house's own systems know: the data of its services, each showing with the id of its production. */
const house = z.object({
  productions: z.array(production),
  showings: z.array(houseShowing.extend({ production: z.string() })),
  articles: z.array(articleAnswer).default([]),
});

export type House = z.infer<typeof house>;

const programme = z.object({ films: z.array(film), showings: z.array(showing), house: house.optional() });

export type Film = z.infer<typeof film>;
/** A showing with what was changed after the build. */
export type Showing = z.infer<typeof showing> & {
  readonly movedTo?: string;
  readonly reason?: string;
};
export type Programme = Omit<z.infer<typeof programme>, "showings"> & { readonly showings: readonly Showing[] };

/** Reads the file that the site's build writes. Throws when it is missing or invalid. */
export const readProgramme = (file: string): Programme => programme.parse(JSON.parse(readFileSync(file, "utf8")));

/** The film of a version, by its EDI number. */
export const filmOf = ({ films }: Programme, ediNumber: string | null): Film | undefined =>
  films.find(({ ediNumbers }) => ediNumbers.some((number) => number === ediNumber));

/**
 * The current programme: `gatsby develop` rewrites the file while the platform runs. While it cannot be read (Gatsby
 * empties its cache, or is writing), the last valid one is used.
 */
export const followProgramme = (file: string): (() => Programme) => {
  let last = readProgramme(file);
  let written = statSync(file).mtimeMs;
  return () => {
    try {
      const now = statSync(file).mtimeMs;
      if (now !== written) {
        last = readProgramme(file);
        written = now;
      }
    } catch {
      // The next call tries again.
    }
    return last;
  };
};
