import { Remembered } from "../../domain/collections/remembered";
import { cleanContent, type WrittenLink } from "../content/clean-content";
import { type Content, contentOf, type Entry } from "../content/content";
import type { Guard } from "../content/guard";
import { validate } from "../content/validate";
import type { Problem } from "../problems/problem";
import type { ContentDocument, ReadResult } from "../reading/read-content";
import { unknownFacts } from "../resolve/fill-facts";

const NOTHING = contentOf(() => []);

/** A document's valid, clean entities, and its own problems. */
interface ValidatedPart {
  readonly content: Content;
  readonly problems: readonly Problem[];
  readonly links: readonly WrittenLink[];
  readonly isValid: boolean;
}

const parts = new Remembered<ContentDocument, ValidatedPart>();
const invalidParts = new Remembered<ContentDocument, ValidatedPart>();

/** Validates and cleans file by file, so that an exception in one does not affect the others. */
export const validatedContent = (
  { documents, pictures, facts }: ReadResult & { readonly facts: ReadonlyMap<string, string> },
  guard: Guard,
) => {
  const listed = pictures.join("\n");
  const partOf = (document: ContentDocument): ValidatedPart => {
    const work = (): ValidatedPart => {
      const { content, problems } = validate([document], pictures);
      const clean = cleanContent(content);
      const own = [...problems, ...unknownFacts(document, facts), ...clean.problems];
      return { ...clean, problems: own, isValid: problems.length === 0 };
    };
    const part = parts.of(document, [], work);
    // Messages of an invalid file may name a picture that is meant.
    return part.isValid ? part : invalidParts.of(document, [listed], work);
  };
  const parted = documents.map((document) =>
    guard.ofFile("validering", document.origin.file, {
      work: () => partOf(document),
      instead: { content: NOTHING, problems: [], links: [], isValid: false },
    }),
  );
  const content = contentOf((name) => parted.flatMap((part): readonly Entry<unknown>[] => part.content[name]));
  return {
    content,
    problems: parted.flatMap(({ problems }) => problems),
    links: parted.flatMap(({ links }) => links),
  };
};
