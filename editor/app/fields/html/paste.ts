import type { EditorView } from "@tiptap/pm/view";
import type { Editor } from "@tiptap/react";
import { pastedHtml } from "../../../../domain/html/paste/pasted-html";
import { LETTERS, PICTURES } from "../../../../domain/html/paste/what-is-left-out";

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

/** The level of the last heading before a position; 2 when there is none. */
const levelBefore = ({ state: { doc } }: EditorView, position: number): number => {
  let level = 2;
  doc.nodesBetween(0, position, ({ type, attrs }, at) => {
    if (type.name === "heading" && at < position) level = Number(attrs.level);
  });
  return level;
};

/** As in any field of the content: control characters and broken letters would be removed. */
const plain = (text: string): string =>
  text.replace(/(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]|\p{Surrogate}/gu, "");

/** The one way for what is pasted or dropped; `say` tells what is left out. */
export const pasteProps = (say: (note: string) => void): NonNullable<Editor["options"]["editorProps"]> => {
  const refusesFiles = (data: DataTransfer | null): boolean => {
    const isOnlyFiles = data !== null && data.files.length > 0 && !data.types.some((type) => type.startsWith("text/"));
    if (isOnlyFiles) say(noteOf([[...data.files].some(({ type }) => type.startsWith("image/")) ? PICTURES : "filer"]));
    return isOnlyFiles;
  };
  return {
    transformPastedText: (text) => {
      say("");
      return plain(text);
    },
    transformPastedHTML: (html, view) => {
      const { html: taken, left } = pastedHtml(html, levelBefore(view, view.state.selection.from));
      say(noteOf(left));
      return taken;
    },
    handlePaste: (_view, event) => refusesFiles(event.clipboardData),
    handleDrop: (_view, event) => refusesFiles(event.dataTransfer),
  };
};
