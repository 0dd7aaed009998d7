import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { decodeText } from "./decode-text";
import { type FieldPath, type Origin, type Problem, problemInFile } from "./problem";
import { describeSyntax } from "./syntax/describe-syntax";

export const FOLDERS = ["sites", "menus", "pages", "productions", "events", "articles", "settings"] as const;
export type Folder = (typeof FOLDERS)[number];

/** Bigger files hold something that is not text, most often a picture pasted into it. */
const LARGEST_FILE_BYTES = 1_000_000;

/** A JSON file of the content folder, read and parsed but not yet checked. */
export interface ContentDocument {
  readonly folder: Folder;
  readonly origin: Origin;
  readonly data: unknown;
}

const positionIn = (text: string, offset: number) => {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

const originIn = (file: string, text: string): Origin => {
  let tree: Node | undefined;
  return {
    file,
    path: [],
    locate: (path: FieldPath) => {
      tree ??= parseTree(text);
      for (let depth = path.length; tree && depth >= 0; depth -= 1) {
        const found = findNodeAtLocation(tree, path.slice(0, depth));
        if (found) return positionIn(text, (found.parent?.type === "property" ? found.parent : found).offset);
      }
      return null;
    },
  };
};

type Reading = { readonly document: ContentDocument } | { readonly problems: readonly Problem[] };

const readDocument = async (root: string, file: string, folder: Folder): Promise<Reading> => {
  const fail = (message: string, cure: string): Reading => ({ problems: [problemInFile(file, message, cure)] });
  const path = join(root, file);
  const { size } = await stat(path);
  if (size > LARGEST_FILE_BYTES) {
    return fail(
      `Filen er ${(size / 1_000_000).toFixed(1).replace(".", ",")} MB, og det er for mye for en tekst.`,
      "Er et bilde limt inn i teksten? Legg det i content/images og pek på det. En fil kan være på 1 MB.",
    );
  }
  const text = decodeText(await readFile(path));
  if (typeof text !== "string") {
    return { problems: [{ ...problemInFile(file, text.message, text.cure), line: text.line }] };
  }
  try {
    const data: unknown = JSON.parse(text);
    return { document: { folder, origin: originIn(file, text), data } };
  } catch (error) {
    const fault = describeSyntax(text);
    if (fault === null) throw error;
    const { offset, message, cure } = fault;
    return { problems: [{ ...problemInFile(file, message, cure), ...positionIn(text, offset) }] };
  }
};

const jsonFiles = async (root: string, folder: Folder): Promise<readonly string[]> => {
  try {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .sort();
  } catch {
    return [];
  }
};

export interface ReadResult {
  readonly documents: readonly ContentDocument[];
  readonly problems: readonly Problem[];
}

/** Reads every JSON file of the content folder. Broken files become problems, never exceptions. */
export const readContent = async (root: string): Promise<ReadResult> => {
  const files = await Promise.all(
    FOLDERS.map(async (folder) => (await jsonFiles(root, folder)).map((file) => ({ folder, file }))),
  );
  const readings = await Promise.all(files.flat().map(({ folder, file }) => readDocument(root, file, folder)));
  const documents = readings.flatMap((reading) => ("document" in reading ? [reading.document] : []));
  const problems = readings.flatMap((reading) => ("problems" in reading ? reading.problems : []));
  const isEmpty = (folder: Folder) => !files.flat().some((file) => file.folder === folder);
  const missing = (["sites", "pages"] as const)
    .filter(isEmpty)
    .map((folder) =>
      problemInFile(
        folder,
        "Mappen er tom eller finnes ikke.",
        `Legg minst én JSON-fil i ${folder}. Er CONTENT_DIR riktig? Den peker på ${root}.`,
      ),
    );
  return { documents, problems: [...missing, ...problems] };
};
