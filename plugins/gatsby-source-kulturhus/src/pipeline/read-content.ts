import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type FieldPath, type Origin, type Problem, problemInFile } from "./problem";

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

const SYNTAX: Readonly<Record<string, readonly [message: string, cure: string]>> = {
  PropertyNameExpected: [
    "Her skulle det stått et feltnavn.",
    "Sett feltnavnet i anførselstegn, eller fjern kommaet foran.",
  ],
  ValueExpected: ["Her mangler en verdi.", "Skriv verdien, eller fjern kommaet foran."],
  ColonExpected: ["Her mangler kolon.", "Sett : mellom feltnavnet og verdien."],
  CommaExpected: ["Her mangler komma.", "Sett komma etter verdien foran."],
  CloseBraceExpected: ["Her mangler en sluttparentes.", "Lukk med }."],
  CloseBracketExpected: ["Her mangler en sluttklamme.", "Lukk med ]."],
  EndOfFileExpected: ["Her står det noe etter slutten.", "Fjern det som står etter den siste }."],
  UnexpectedEndOfString: ["Teksten er ikke lukket.", 'Sett " til slutt, og hold teksten på én linje.'],
  InvalidCharacter: ["Her står et tegn som ikke er lov i JSON.", "Fjern det, eller skriv \\n for linjeskift i tekst."],
  InvalidEscapeCharacter: [
    "Omvendt skråstrek er brukt feil.",
    'Skriv \\\\ for omvendt skråstrek og \\" for anførselstegn.',
  ],
  InvalidSymbol: [
    "Her står et ord som JSON ikke kjenner.",
    'Sett tekst i "anførselstegn". Uten dem kan bare tall, true, false og null stå.',
  ],
  UnexpectedEndOfNumber: ["Tallet er skrevet feil.", "Bruk punktum for desimaler, og la tallet begynne med et siffer."],
  InvalidCommentToken: ["Kommentarer er ikke lov i JSON.", "Fjern kommentaren."],
};

const positionIn = (text: string, offset: number) => {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
};

/** A bracket that closes the wrong thing is told as the one that is missing before it, not as a missing comma. */
const syntaxError = (text: string, { error, offset }: ParseError): string => {
  const name = printParseErrorCode(error);
  if (name !== "CommaExpected") return name;
  if (text[offset] === "}") return "CloseBracketExpected";
  return text[offset] === "]" ? "CloseBraceExpected" : name;
};

const syntaxProblem = (file: string, text: string, found: ParseError): Problem => {
  const { offset } = found;
  const [message, cure] = SYNTAX[syntaxError(text, found)] ?? [
    "Filen er ikke gyldig JSON.",
    "Sammenlign med en annen fil i samme mappe.",
  ];
  return { severity: "error", file, field: "", ...positionIn(text, offset), message, cure };
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

const decode = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
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
  const text = decode(await readFile(path));
  if (text === null) {
    return fail(
      "Filen er ikke lagret som UTF-8.",
      "Lagre den på nytt med tegnkodingen UTF-8, så blir æ, ø og å riktige.",
    );
  }
  try {
    const data: unknown = JSON.parse(text);
    return { document: { folder, origin: originIn(file, text), data } };
  } catch {
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [first] = errors;
    return first
      ? { problems: [syntaxProblem(file, text, first)] }
      : fail("Filen er ikke gyldig JSON.", "Sammenlign med en annen fil i samme mappe.");
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
