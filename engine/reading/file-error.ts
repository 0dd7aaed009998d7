import { readFile } from "node:fs/promises";
import { type Problem, problemInFile } from "../problems/problem";

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : String(error);

/** Why a file or folder cannot be read, for editors. */
const REASONS: Readonly<Record<string, string>> = { EACCES: "tilgangen mangler", EPERM: "tilgangen mangler" };

/** An existing file or folder that cannot be read. */
export const unreadable = (file: string, what: "Filen" | "Mappen", error: unknown): Problem => {
  const code = codeOf(error);
  return code === "ENOTDIR"
    ? problemInFile(file, "Dette er en fil, men skal være en mappe.", "Gi filen et annet navn, og legg mappen tilbake.")
    : problemInFile(
        file,
        `${what} kan ikke leses: ${REASONS[code] ?? code}.`,
        "Gi den som bygger nettstedet, lov til å lese den, eller hent den fra en sikkerhetskopi.",
      );
};

/** False when something on the way is a file instead of a folder, which is reported. */
export const isMissing = (error: unknown): boolean => codeOf(error) === "ENOENT";

/**
 * The text of a file; null when it is missing, also because something on the way to it is a file. An unreadable file
 * rejects: it must not count as absent.
 */
export const textOfFile = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (isMissing(error) || codeOf(error) === "ENOTDIR") return null;
    throw error;
  }
};
