import { nearest } from "../../nearest";

/**
 * "filmer\bilde.JPG", "./filmer/bilde.jpg", "content/images/filmer/bilde.jpg", "filmer%2Fbilde.jpg" →
 * "filmer/bilde.jpg"
 */
const plainPath = (written: string): string => {
  const slashes = written
    .trim()
    .replace(/%20/g, " ")
    .replace(/%2f|\\/gi, "/");
  return slashes
    .replace(/^.*(?:^|\/)images\//i, "")
    .split("/")
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .join("/");
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
const withoutEnding = (path: string): string => path.replace(/\.[a-z]+$/i, "");

const isSame = (a: string, b: string): boolean => a.normalize("NFC").toLowerCase() === b.normalize("NFC").toLowerCase();

/** The candidate picture for a path, or null: the same file in another notation, or a similar name. */
export const intendedPicture = (written: string, pictures: readonly string[]): string | null => {
  const path = plainPath(written);
  if (path === "" || written.length > 300) return null;
  const only = (fits: (picture: string) => boolean): string | undefined => {
    const found = pictures.filter(fits);
    return found.length === 1 ? found[0] : undefined;
  };
  return (
    pictures.find((picture) => picture === path) ??
    only((picture) => isSame(picture, path)) ??
    only((picture) => isSame(withoutEnding(picture), withoutEnding(path))) ??
    only((picture) => isSame(nameOf(picture), nameOf(path))) ??
    nearest(path, pictures)
  );
};
