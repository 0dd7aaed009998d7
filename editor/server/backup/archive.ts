import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { z } from "zod";

/** Why there is no backup, or nothing was restored: for the operator. */
export class BackupFault extends Error {}

/** Of an archive that is incomplete, or not one of ours. */
const unusable = (cause?: unknown): BackupFault =>
  new BackupFault(
    "Fila er ikke en sikkerhetskopi herfra, eller den er skadet. → Bruk en annen kopi. Ingenting er endret.",
    { cause },
  );

const run = promisify(execFile);

const tar = async (...args: readonly string[]): Promise<string> => {
  try {
    return (await run("tar", args, { maxBuffer: Number.POSITIVE_INFINITY })).stdout;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT")
      throw new BackupFault("Programmet tar mangler. → Installer det, og prøv igjen.");
    const [reason = ""] = String(cause instanceof Error && "stderr" in cause ? cause.stderr : cause).split("\n");
    throw new BackupFault(`Arkivet kan ikke skrives eller leses. → Se om det er plass på disken. (${reason})`);
  }
};

const MANIFEST = "kulturhus.json";

const manifestSchema = z.object({
  format: z.literal("kulturhus-backup-1"),
  at: z.string(),
  /** Every other file of the archive with its SHA-256. */
  files: z.record(z.string(), z.string()),
});

const digestOf = async (file: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
};

/** @throws {BackupFault} When there is something besides files and folders, such as a link out of the archive. */
const digestsIn = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  if (entries.some((entry) => !entry.isFile() && !entry.isDirectory())) throw unusable();
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => name !== MANIFEST);
  return Object.fromEntries(
    await Promise.all(names.sort().map(async (name) => [name, await digestOf(join(folder, name))] as const)),
  );
};

/** Packs a folder into an archive, with the digests of its files. @returns The number of files. */
export const packFolder = async (folder: string, archive: string, at: Date): Promise<number> => {
  const files = await digestsIn(folder);
  const manifest: z.infer<typeof manifestSchema> = { format: "kulturhus-backup-1", at: at.toISOString(), files };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));
  await tar("-czf", archive, "-C", folder, ".");
  return Object.keys(files).length;
};

const isOutside = (name: string): boolean => name.startsWith("/") || name.split("/").includes("..");

/**
 * Unpacks an archive into an empty folder.
 * @returns When it was made, as an ISO instant.
 * @throws {BackupFault} Unless all of it is as it was packed.
 */
export const unpackArchive = async (archive: string, folder: string): Promise<string> => {
  const refuse = (cause: unknown) => Promise.reject(unusable(cause));
  const names = await tar("-tzf", archive).catch(refuse);
  if (names.split("\n").some(isOutside)) throw unusable();
  await tar("-xzf", archive, "-C", folder, "--no-same-owner");
  const { files, at } = await readFile(join(folder, MANIFEST), "utf8")
    .then((text) => manifestSchema.parse(JSON.parse(text)))
    .catch(refuse);
  const found = await digestsIn(folder);
  const all = [...Object.keys(files), ...Object.keys(found)];
  if (all.some((name) => found[name] !== files[name])) throw unusable();
  return at;
};
