import { type Node, Slice } from "@tiptap/pm/model";
import { isInTable } from "@tiptap/pm/tables";
import type { EditorView } from "@tiptap/pm/view";
import type { Editor } from "@tiptap/react";
import { pastedHtml } from "../../../../domain/html/paste/pasted-html";
import { isIcon, LETTERS, PICTURES } from "../../../../domain/html/paste/what-is-left-out";

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
const clipboardPictures = (data: DataTransfer): readonly File[] => {
  const files = [...data.files].filter(({ type }) => type.startsWith("image/"));
  const html = data.getData("text/html");
  if (html === "") return data.getData("text/plain") === "" ? files : [];
  const { images } = new DOMParser().parseFromString(html, "text/html");
  const shown = [...images].filter((image) => !isIcon(image.getAttribute("width"), image.getAttribute("height")));
  if (shown.length === 0) return [];
  const written = shown.map(fileOf).filter((file) => file !== null);
  return written.length > 0 ? written : files;
};

const WORDS = new Intl.ListFormat("nb");

/** What was left out, for the editor; empty for nothing. */
const noteOf = (left: readonly string[]): string => {
  if (left.length === 0) return "";
  const sentences = [`Dette kom ikke med da du limte inn: ${WORDS.format(left)}.`];
  if (left.includes(LETTERS)) sentences.push("Listen har tall i stedet.");
  if (left.includes(PICTURES))
    sentences.push(
      "Bilder kan ikke stå inne i en tekst: Legg dem til under «Bilder», og velg dem i et felt for bilde.",
    );
  return sentences.join(" ");
};

const ONE_TABLE = /^<table>(?:(?!<table>)[\s\S])*<\/table>$/;

/** The level of the last heading before a position; 2 when there is none. */
const levelBefore = ({ state: { doc } }: EditorView, position: number): number => {
  let level = 2;
  doc.nodesBetween(0, position, ({ type, attrs }, at) => {
    if (type.name === "heading" && at < position) level = Number(attrs.level);
  });
  return level;
};

/** Without blank lines, and control characters and broken letters, which the check would remove. */
const plain = (text: string): string =>
  text
    .normalize()
    .replace(/(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]|\p{Surrogate}/gu, "")
    .split(/[\r\n]+/)
    .filter((line, _at, lines) => lines.length === 1 || line.trim() !== "")
    .join("\n");

/**
 * A heading or a list that begins or ends several blocks is not joined with the sentence that they are pasted into. At
 * the edges of a sentence there is nothing to join.
 */
const apart = (slice: Slice, { state: { selection } }: EditorView): Slice => {
  const { $from, $to } = selection;
  const isInList = $from.node(-1)?.type.name === "listItem";
  const isOwn = (node: Node | null) =>
    node !== null && (node.type.name === "heading" || (node.type.name.endsWith("List") && !isInList));
  let lines = 0;
  slice.content.descendants((node) => {
    lines += Number(node.isTextblock);
  });
  if (lines < 2) return slice;
  const begins = $from.parentOffset > 0 && isOwn(slice.content.firstChild);
  const ends = $to.parentOffset < $to.parent.content.size && isOwn(slice.content.lastChild);
  return new Slice(slice.content, begins ? 0 : slice.openStart, ends ? 0 : slice.openEnd);
};

interface Told {
  /** Tells what is left out. */
  readonly say: (note: string) => void;
  /** Takes the pictures of what was pasted. */
  readonly offer: (pictures: readonly File[]) => void;
}

/** The one way for what is pasted or dropped. */
export const pasteProps = ({ say, offer }: Told): NonNullable<Editor["options"]["editorProps"]> => {
  let left: readonly string[] = [];
  const takePictures = (data: DataTransfer | null): boolean => {
    if (data === null) return false;
    const pictures = clipboardPictures(data);
    const isOnlyFiles = data.files.length > 0 && !data.types.some((type) => type.startsWith("text/"));
    if (isOnlyFiles) left = pictures.length < data.files.length ? ["filer"] : [];
    say(noteOf(pictures.length > 0 ? left.filter((name) => name !== PICTURES) : left));
    offer(pictures);
    left = [];
    return isOnlyFiles;
  };
  return {
    transformPastedText: (text) => {
      left = [];
      return plain(text);
    },
    transformPastedHTML: (html, view) => {
      const level = levelBefore(view, view.state.selection.from);
      const whole = pastedHtml(html, level);
      // Cells are laid over those of the table.
      const fits = !isInTable(view.state) || ONE_TABLE.test(whole.html);
      const taken = fits ? whole : pastedHtml(html, level, "part");
      left = taken.left;
      return taken.html;
    },
    transformPasted: apart,
    handlePaste: (_view, event) => takePictures(event.clipboardData),
    handleDrop: (_view, event) => takePictures(event.dataTransfer),
  };
};
