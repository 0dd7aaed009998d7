import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";

/** What a step of the build keeps for the next build. It may go at any time: then the step does all its work. */
export interface KeptResult<Value> {
  /** Null when there is nothing, nothing that can be read, or what other code has kept. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
}

/** Where Gatsby leaves the code of the build, compiled: the site's own and that of its plugins, each in one file. */
const COMPILED = resolve(".cache/compiled");

/** A digest of the code that builds and of the packages that it asks; null when it is not known. */
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

interface Keeping<Value> {
  /** The file; it belongs beside the build that it tells of, which is kept or thrown away with it. */
  readonly file: string;
  readonly schema: z.ZodType<Value>;
  /** The code that makes the value; null keeps nothing. */
  readonly code: string | null;
}

export const keptResult = <Value>({ file, schema, code }: Keeping<Value>): KeptResult<Value> => ({
  read: () => {
    if (code === null) return null;
    try {
      const kept = z.object({ code: z.literal(code), value: schema }).safeParse(JSON.parse(readFileSync(file, "utf8")));
      return kept.success ? kept.data.value : null;
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
      // It only saves time.
    }
  },
});
