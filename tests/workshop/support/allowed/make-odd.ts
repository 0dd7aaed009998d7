import { validate } from "../../../../engine/content/validate";
import { loadNodes } from "../../../../engine/load/load-nodes";
import { formatProblem, isError, type Problem } from "../../../../engine/problems/problem";
import { readContent } from "../../../../engine/reading/read-content";
import { ContentFolder, type Mutation, overlaps } from "./content-folder";
import { fieldMutations } from "./field-mutations";
import { fileMutations } from "./file-mutations";
import { pictureMutations } from "./picture-mutations";

interface Attempt {
  readonly contentRoot: string;
  readonly staticRoot: string;
  readonly moment: string;
}

/** The changes that caused problems: those at the same place, or, when there are none, all of the same file. */
const atFault = (mutations: readonly Mutation[], { file, field }: Problem): readonly Mutation[] => {
  const fields = mutations.filter((one) => one.file === file && one.field !== "(file)");
  const there = fields.filter((one) => overlaps(one, { file, field }));
  return there.length > 0 ? there : fields;
};

/**
 * Makes a content folder as unusual as the check allows: all changes at once, without those that the check refuses.
 * Returns the names of the remaining ones.
 */
export const makeOdd = async ({ contentRoot, staticRoot, moment }: Attempt) => {
  const content = new ContentFolder(contentRoot);
  const special = [...(await pictureMutations(content)), ...fileMutations(content)];
  let left: readonly Mutation[] = [...special, ...fieldMutations(content, special)];
  const tried = left.length;
  // The schemas report every place at once; the checks report similar problems once.
  let isSound = false;
  for (let round = 0; round < 60; round += 1) {
    content.reset();
    for (const { apply } of left) apply(content);
    content.save();
    const { problems, loaded } = isSound
      ? await loadNodes({ contentRoot, staticRoot, siteId: undefined, moment })
      : { problems: validate((await readContent(contentRoot)).documents).problems, loaded: null };
    if (loaded !== null) {
      return { tried, special: special.map(({ name }) => name), allowed: left.map(({ name }) => name) };
    }
    if (!(isSound || problems.some(isError))) {
      isSound = true;
      continue;
    }
    const refused = new Set(problems.filter(isError).flatMap((problem) => atFault(left, problem)));
    if (refused.size === 0) throw new Error(problems.filter(isError).map(formatProblem).join("\n"));
    left = left.filter((one) => !refused.has(one));
  }
  throw new Error("The check refuses something anew, time after time");
};
