import { type Problem, problemInFile } from "../problem";
import type { Folder } from "./content-folders";

/** What a house is built without when a folder is not there or holds no content. `settings` may always be missing. */
const WITHOUT: Readonly<Partial<Record<Folder, string>>> = {
  menus: "menyer",
  productions: "filmer og arrangementer",
  events: "forestillinger",
  articles: "artikler",
};

const warnOf = (folder: Folder, what: string): Problem => ({
  ...problemInFile(
    folder,
    `Mappen er tom eller finnes ikke, så nettstedet blir uten ${what}.`,
    `Legg filene tilbake. Skal huset ikke ha ${what}, kan du se bort fra dette.`,
  ),
  severity: "warning",
});

interface Folders {
  readonly root: string;
  readonly hasContent: (folder: Folder) => boolean;
}

/** Folders without content: errors where nothing can be built without them, warnings where it can. */
export const missingFolders = ({ root, hasContent }: Folders): readonly Problem[] => {
  const needed = (["sites", "pages"] as const)
    .filter((folder) => !hasContent(folder))
    .map((folder) =>
      problemInFile(
        folder,
        "Mappen er tom eller finnes ikke.",
        `Legg minst én JSON-fil i ${folder}. Er CONTENT_DIR riktig? Den peker på ${root}.`,
      ),
    );
  const rest = (["menus", "productions", "events", "articles"] as const).filter((folder) => !hasContent(folder));
  return [
    ...needed,
    ...rest.map((folder) =>
      folder === "productions" && hasContent("events")
        ? problemInFile(
            folder,
            "Mappen er tom eller finnes ikke, men events har forestillinger.",
            "Legg filene med filmer og arrangementer tilbake.",
          )
        : warnOf(folder, WITHOUT[folder] ?? folder),
    ),
  ];
};
