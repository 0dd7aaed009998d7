import { isIcon } from "../../../../domain/html/paste/what-is-left-out";

const DATA = /^data:(image\/[a-z+.-]+);base64,([\s\S]*)$/i;

/** The picture of a data URL, as Outlook and Apple's programs write them; null for other addresses. */
const fileOf = ({ src }: HTMLImageElement, at: number): File | null => {
  const [, type = "", written = ""] = DATA.exec(src) ?? [];
  try {
    const bytes = Uint8Array.from(atob(written), (letter) => letter.charCodeAt(0));
    return bytes.length === 0 ? null : new File([bytes], `bilde-${at + 1}`, { type });
  } catch {
    return null; // Not base64.
  }
};

/**
 * The pictures of what is pasted or dropped, as far as the browser has them. Beside HTML without pictures, such as
 * cells of a spreadsheet, a file is only a picture of the text.
 */
export const clipboardPictures = (data: DataTransfer): readonly File[] => {
  const files = [...data.files].filter(({ type }) => type.startsWith("image/"));
  const html = data.getData("text/html");
  if (html === "") return data.getData("text/plain") === "" ? files : [];
  const { images } = new DOMParser().parseFromString(html, "text/html");
  const shown = [...images].filter((image) => !isIcon(image.getAttribute("width"), image.getAttribute("height")));
  if (shown.length === 0) return [];
  const written = shown.map(fileOf).filter((file) => file !== null);
  return written.length > 0 ? written : files;
};
