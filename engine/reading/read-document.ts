import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { decodeText } from "../../domain/html/decode-text";
import { type FieldPath, type Origin, type Problem, problemInFile } from "../problems/problem";
import { describeSyntax } from "../problems/syntax/describe-syntax";
import type { Folder } from "./content-folders";
import { unreadable } from "./file-error";
import { MAX_JSON_DEPTH, positionsOf, tooDeepAt, unusableKeys } from "./json-text";

/** Bigger files contain something other than text, most often a pasted picture. */
const MAX_FILE_BYTES = 1_000_000;

/** A JSON file of the content folder, parsed but not yet validated. */
export interface ContentDocument {
  readonly folder: Folder;
  readonly origin: Origin;
  readonly data: unknown;
}

export interface Reading {
  /** Null when parsing cannot continue. */
  readonly document: ContentDocument | null;
  readonly problems: readonly Problem[];
}

type Position = ReturnType<Origin["locate"]>;

const located = (text: string, tree: Node | undefined, path: FieldPath): Position => {
  for (let depth = path.length; tree && depth >= 0; depth -= 1) {
    const found = findNodeAtLocation(tree, path.slice(0, depth));
    if (found) return positionsOf(text)((found.parent?.type === "property" ? found.parent : found).offset);
  }
  return null;
};

/** The syntax tree of the text that was last looked in: a tree takes ten times the memory of its text. */
let last: { readonly text: string; readonly tree: Node | undefined } = { text: "", tree: undefined };

const originIn = (file: string, text: string): Origin => {
  const known = new Map<string, Position>();
  return {
    file,
    path: [],
    locate: (path: FieldPath) => {
      const key = JSON.stringify(path);
      const found = known.get(key);
      if (found !== undefined) return found;
      if (last.text !== text) last = { text, tree: parseTree(text) };
      const position = located(text, last.tree, path);
      known.set(key, position);
      return position;
    },
  };
};

const refused = (problem: Problem): Reading => ({ document: null, problems: [problem] });

const tooBig = (file: string, size: number): Problem =>
  problemInFile(
    file,
    `Filen er ${(size / 1_000_000).toFixed(1).replace(".", ",")} MB, og det er for mye for en tekst.`,
    "Er et bilde limt inn i teksten? Legg det i content/images og pek på det. En fil kan være på 1 MB.",
  );

/** Parses a JSON file's text: the data, if usable, and all syntax problems. */
export const parseDocument = (file: string, folder: Folder, text: string): Reading => {
  const deep = tooDeepAt(text);
  if (deep !== null) {
    return refused({
      ...problemInFile(
        file,
        `Filen har klammer inni hverandre i mer enn ${MAX_JSON_DEPTH} nivåer.`,
        "Se etter klammer som ikke er lukket, og sammenlign med en annen fil i samme mappe.",
      ),
      ...positionsOf(text)(deep),
    });
  }
  try {
    const data: unknown = JSON.parse(text);
    return { document: { folder, origin: originIn(file, text), data }, problems: unusableKeys(file, text, data) };
  } catch (error) {
    const fault = describeSyntax(text);
    if (fault === null) throw error;
    return refused({ ...problemInFile(file, fault.message, fault.cure), ...positionsOf(text)(fault.offset) });
  }
};

const readBytes = (file: string, folder: Folder, bytes: Buffer): Reading => {
  const text = decodeText(bytes);
  return typeof text === "string"
    ? parseDocument(file, folder, text)
    : refused({ ...problemInFile(file, text.message, text.cure), line: text.line });
};

/** Reads one file of the content folder synchronously; null when it is not a content file. */
export const readDocumentAtOnce = (root: string, file: string, folder: Folder): ContentDocument | null => {
  const path = join(root, file);
  try {
    return statSync(path).size > MAX_FILE_BYTES ? null : readBytes(file, folder, readFileSync(path)).document;
  } catch {
    return null; // Reported by the check, which reads it again.
  }
};

/**
 * Reads one file of the content folder into a document or problems, never an exception. Synchronous: for small files
 * that takes a sixth of the time of asynchronous reading.
 */
export const readDocument = (root: string, file: string, folder: Folder): Reading => {
  const path = join(root, file);
  try {
    const { size } = statSync(path);
    if (size > MAX_FILE_BYTES) return refused(tooBig(file, size));
    return readBytes(file, folder, readFileSync(path));
  } catch (error) {
    return refused(unreadable(file, "Filen", error));
  }
};
