import { nearest, suggestion } from "../problems/nearest";
import { type Problem, problemInFile } from "../problems/problem";
import { FOLDERS, isSystemFile, OTHER_FOLDERS } from "./content-folders";
import type { FoundFile } from "./list-files";

const warningInFile = (file: string, message: string, cure: string): Problem => ({
  ...problemInFile(file, message, cure),
  severity: "warning",
});

const PICTURE = /\.(jpe?g|png|webp|svg)$/i;

/** Whether the site can show files of this name. */
export const isPictureName = (name: string): boolean => PICTURE.test(name);

/** True for names meant as content: "ny.json", "ny.JSON", "ny.json.txt". */
const looksLikeContent = (name: string): boolean => /\.json(\.txt)?$/i.test(name);

/** The problem of an entry that is neither file nor folder. */
const noFile = ({ file, kind }: FoundFile): Problem | null => {
  if (kind === "link") {
    return problemInFile(file, "Filen er en snarvei (symbolsk lenke) og blir ikke lest.", "Legg selve filen her.");
  }
  return kind === "other" ? problemInFile(file, "Dette er ingen vanlig fil og blir ikke lest.", "Fjern den.") : null;
};

/** The problem of a file in a content folder; null for one that is read. */
const inContentFolder = (found: FoundFile): Problem | null => {
  const { file, name, kind } = found;
  const renamed = name.replace(/\.json.*$/i, ".json");
  if (kind === "folder") {
    return looksLikeContent(name)
      ? problemInFile(file, "Mappen har et navn som en fil.", "Gi den et navn uten .json, eller legg filen her.")
      : null;
  }
  if (kind !== "file") return noFile(found);
  if (name.startsWith(".")) {
    return warningInFile(file, "Filen er skjult og blir ikke lest.", `Kall den ${name.slice(1)}, eller fjern den.`);
  }
  if (name.endsWith(".json")) return null;
  return looksLikeContent(name)
    ? problemInFile(file, "Filen blir ikke lest: navnet må slutte på .json.", `Kall den ${renamed}.`)
    : warningInFile(
        file,
        "Filen blir ikke lest: innholdet ligger i filer som slutter på .json.",
        "Flytt den ut av mappen, eller fjern den.",
      );
};

/** Files of a content folder that are not read. */
export const unreadInFolder = (found: readonly FoundFile[]): readonly Problem[] =>
  found.filter(({ name }) => !isSystemFile(name)).flatMap((one) => inContentFolder(one) ?? []);

/** Files among the pictures that are not pictures. */
export const unreadAmongPictures = (found: readonly FoundFile[]): readonly Problem[] => [
  ...found.flatMap((one) => noFile(one) ?? []),
  ...found
    .filter(({ name, kind }) => kind === "file" && !isSystemFile(name) && !isPictureName(name))
    .map(({ file, name }) =>
      looksLikeContent(name)
        ? problemInFile(
            file,
            "Filen ligger blant bildene og blir ikke lest.",
            `Flytt den til en av mappene ${FOLDERS.join(", ")}.`,
          )
        : warningInFile(
            file,
            "Filen er ikke et bilde som nettstedet kan vise.",
            "Lagre bildet som JPEG, PNG, WebP eller SVG, eller fjern filen.",
          ),
    ),
];

const KNOWN: readonly string[] = [...FOLDERS, ...OTHER_FOLDERS];

/** The problem of an unknown folder, with its direct entries. */
export const unknownFolder = ({ file, name }: FoundFile, within: readonly FoundFile[]): Problem => {
  const isMisnamed = nearest(name, KNOWN) !== null;
  const problemOf = isMisnamed || within.some((one) => looksLikeContent(one.name)) ? problemInFile : warningInFile;
  return problemOf(
    file,
    "Mappen er ukjent, og ingenting i den blir lest.",
    isMisnamed ? suggestion(name, KNOWN) : `Flytt den ut av innholdsmappen. Innhold ligger i ${FOLDERS.join(", ")}.`,
  );
};

/** A file at the top of the content folder, where nothing is read. */
export const fileAtTop = ({ file, name }: FoundFile): Problem =>
  looksLikeContent(name)
    ? problemInFile(
        file,
        "Filen ligger utenfor mappene og blir ikke lest.",
        `Flytt den til en av mappene ${FOLDERS.join(", ")}.`,
      )
    : warningInFile(file, "Filen blir ikke lest.", "Flytt den ut av innholdsmappen, eller fjern den.");

/** Entries at the top of the content folder besides the known folders. */
export const unknownAtTop = (found: readonly FoundFile[]): readonly FoundFile[] =>
  found.filter(({ name }) => !KNOWN.includes(name) && !isSystemFile(name));
