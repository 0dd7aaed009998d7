import { readFile } from "node:fs/promises";
import { isObject } from "../../domain/json/json";

const isMissing = (error: unknown): boolean => isObject(error) && (error.code === "ENOENT" || error.code === "ENOTDIR");

/** The text of a file; null when it is missing. An unreadable file rejects: it must not count as absent. */
export const textOfFile = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
