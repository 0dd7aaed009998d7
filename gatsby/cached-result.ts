import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";

/**
 * What a step of the build caches for the next build. It may be deleted at any time: then the step does all its work.
 */
export interface CachedResult<Value> {
  /** Null when there is nothing, when it is invalid, or when other code wrote it. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
}

/** Where Gatsby writes the compiled code of the build: one file for the site and one for each local plugin. */
const COMPILED = resolve(".cache/compiled");

/** A digest of the code that builds and of its packages; null when it cannot be computed. */
export const codeDigest = (compiled: string = COMPILED, packages = "package-lock.json"): string | null => {
  try {
    const names = readdirSync(compiled, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
    if (names.length === 0) return null;
    const hash = createHash("sha256").update(readFileSync(packages)).update(process.version);
    for (const name of names.sort()) hash.update(`\0${name}\0`).update(readFileSync(join(compiled, name)));
    return hash.digest("hex");
  } catch {
    return null;
  }
};

interface CacheOptions<Value> {
  /** The file. It belongs in `.cache`, which is kept or deleted together with the build. */
  readonly file: string;
  readonly schema: z.ZodType<Value>;
  /** The digest of the code that computes the value; null caches nothing. */
  readonly code: string | null;
}

export const cachedResult = <Value>({ file, schema, code }: CacheOptions<Value>): CachedResult<Value> => ({
  read: () => {
    if (code === null) return null;
    try {
      const cached = z
        .object({ code: z.literal(code), value: schema })
        .safeParse(JSON.parse(readFileSync(file, "utf8")));
      return cached.success ? cached.data.value : null;
    } catch {
      return null; // None yet, or a broken one.
    }
  },
  write: (value) => {
    if (code === null) return;
    const own = `${file}.${process.pid}`;
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(own, JSON.stringify({ code, value }));
      renameSync(own, file);
    } catch {
      // Without a cache the next build only takes longer.
    }
  },
});
