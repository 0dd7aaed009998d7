/** One text for two readers: those who edit files, and somebody at a form, who never sees a file. */

export type Voice = "file" | "form";

/** Marks from Unicode's private use area, which no text of ours has. */
const MARKED = /\uE000([^\uE000-\uE002]*)\uE001([^\uE000-\uE002]*)\uE002/g;

/** Words for files, and those that a form has in their place. */
export const either = (file: string, form: string): string => `\uE000${file}\uE001${form}\uE002`;

/** A field by its name, which the desk writes as its label. */
export const labelled = (name: string): string => either(name, `«${name}»`);

/** The text for one kind of reader. */
export const inVoice = (text: string, voice: Voice): string => text.replace(MARKED, voice === "file" ? "$1" : "$2");

/** What is wrong, and what to do. */
export interface Told {
  readonly message: string;
  readonly cure: string;
}

const toldIn = ({ message, cure }: Told, voice: Voice): Told => ({
  message: inVoice(message, voice),
  cure: inVoice(cure, voice),
});

/** A problem's texts for files, and those for a form where they differ. */
export const inVoices = (told: Told): Told & { readonly atForm?: Told } => {
  const file = toldIn(told, "file");
  const form = toldIn(told, "form");
  return { ...file, ...(form.message !== file.message || form.cure !== file.cure ? { atForm: form } : {}) };
};
