import { ENTITIES, ENTITY_NAMES } from "../../domain/kinds";
import { type Problem, problemInFile } from "../problems/problem";
import type { Folder } from "./content-folders";

/** Folders that make up a programme. */
const PROGRAMME: readonly Folder[] = ["productions", "events"];

interface Folders {
  readonly root: string;
  readonly hasContent: (folder: Folder) => boolean;
}

/** Folders without content: errors where nothing can be built without them, else warnings. */
export const missingFolders = ({ root, hasContent }: Folders): readonly Problem[] => {
  const empty = ENTITY_NAMES.map((name) => ENTITIES[name]).filter(({ folder }) => !hasContent(folder));
  const needed = empty
    .filter(({ presence }) => presence === "needed")
    .map(({ folder }) =>
      problemInFile(
        folder,
        "Mappen er tom eller finnes ikke.",
        `Legg minst én JSON-fil i ${folder}. Er CONTENT_DIR riktig? Den peker på ${root}.`,
      ),
    );
  const expected = empty
    .filter(({ presence }) => presence === "expected")
    // A site without a programme has neither folder.
    .filter(({ folder }) => !PROGRAMME.includes(folder) || PROGRAMME.some(hasContent))
    .map(
      ({ folder, plural }): Problem =>
        folder === "productions" && hasContent("events")
          ? problemInFile(
              folder,
              "Mappen er tom eller finnes ikke, men events har forestillinger.",
              "Legg filene med filmer og arrangementer tilbake.",
            )
          : {
              ...problemInFile(
                folder,
                `Mappen er tom eller finnes ikke, så nettstedet blir uten ${plural}.`,
                `Legg filene tilbake. Skal huset ikke ha ${plural}, kan du se bort fra dette.`,
              ),
              severity: "warning",
            },
    );
  return [...needed, ...expected];
};
