import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ZodType } from "zod";

/** Removes what writers that were killed have left. */
export const removeUnfinished = async (stateRoot: string): Promise<void> => {
  const names = (await readdir(stateRoot)).filter((name) => /\.json\.\d+$/.test(name));
  for (const name of names) await rm(join(stateRoot, name), { force: true });
};

/** A JSON file in the state folder, with what it holds before it is written. */
export const stateFile = <State extends object>(name: string, schema: ZodType<State>, nothing: State) => {
  /** Null where the file is missing, or is none of its kind. */
  const read = async (stateRoot: string): Promise<State | null> => {
    try {
      return schema.parse(JSON.parse(await readFile(join(stateRoot, name), "utf8")));
    } catch {
      return null;
    }
  };
  /** Writes a change as a whole file, which a reader never sees half. */
  const change = async (stateRoot: string, changes: Partial<State>): Promise<void> => {
    await mkdir(stateRoot, { recursive: true });
    const file = join(stateRoot, name);
    const next = `${file}.${process.pid}`;
    const text = `${JSON.stringify({ ...((await read(stateRoot)) ?? nothing), ...changes }, null, 2)}\n`;
    try {
      await writeFile(next, text);
      await rename(next, file);
    } catch (error) {
      await rm(next, { force: true });
      throw error;
    }
  };
  return { read, change };
};
