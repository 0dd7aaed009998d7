/** What was dropped or pasted: files to send, and sentences about what is none. */
export interface Dropped {
  readonly files: readonly File[];
  readonly refused: readonly string[];
}

const SAVE_FIRST = "Bildet kommer fra en annen side. Lagre det på maskinen først, og slipp filen her.";
const TEXT = "Det du slapp, er tekst og ikke et bilde. Slipp en bildefil her.";
const NOTHING = "Det du slapp, er ikke en fil. Slipp en bildefil her.";

type Transfer = Pick<DataTransfer, "files"> & Partial<Pick<DataTransfer, "items" | "types">>;

/** A folder is listed as a file that no browser can read. */
const isFolder = (item: DataTransferItem | undefined): boolean => item?.webkitGetAsEntry?.()?.isDirectory === true;

const whyNoFile = (types: readonly string[]): string => {
  if (types.includes("text/uri-list") || types.includes("text/html")) return SAVE_FIRST;
  return types.includes("text/plain") ? TEXT : NOTHING;
};

/** Other files than pictures are sent as well: the server explains why they cannot be used. */
export const droppedIn = ({ files, items, types }: Transfer): Dropped => {
  const all = [...files];
  if (all.length === 0) return { files: [], refused: [whyNoFile([...(types ?? [])])] };
  const ofFiles = [...(items ?? [])].filter(({ kind }) => kind === "file");
  const folders = new Set(all.filter((_, at) => isFolder(ofFiles[at])));
  return {
    files: all.filter((file) => !folders.has(file)),
    refused: [...folders].map(({ name }) => `«${name}» er en mappe. Åpne den, og slipp bildene i den her.`),
  };
};
