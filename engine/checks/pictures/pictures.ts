import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { PicturePurpose } from "../../../domain/define/field";
import { either } from "../../../domain/define/voices";
import type { SiteContent } from "../../content/content";
import { intendedPicture } from "../../problems/issues/intended/pictures";
import { type Problem, problemAt, problemInFile, warningAt } from "../../problems/problem";
import { inBatches } from "../../reading/in-batches";
import { listFiles } from "../../reading/list-files";
import { isPictureName } from "../../reading/unread-files";
import { type Finding, judgePicture, tooLarge } from "./judge-picture";
import { MAX_PICTURE_BYTES } from "./picture-facts";
import type { PictureFactsCache } from "./picture-facts-cache";
import { type PictureUse, pictureUses } from "./picture-uses";

/** Decoding takes memory in proportion to the pixels. */
const AT_ONCE = 4;

const FOLDER = "images";

type Judge = (purpose: PicturePurpose) => readonly Finding[];

interface Looked {
  readonly image: string;
  readonly judge: Judge;
}

const lookAt = async (root: string, image: string, cache: PictureFactsCache): Promise<Looked> => {
  const path = join(root, FOLDER, image);
  try {
    const { size, mtimeMs, ctimeMs, ino } = await stat(path);
    if (size > MAX_PICTURE_BYTES) return { image, judge: () => [tooLarge(size)] };
    const facts = await cache.factsOfFile(path, [size, mtimeMs, ctimeMs, ino].join(" "));
    return { image, judge: (purpose) => judgePicture(image, facts, purpose) };
  } catch {
    return { image, judge: () => [] }; // An unreadable file is reported once, for itself.
  }
};

interface Missing extends Finding {
  readonly intended: string | null;
}

const missing = (image: string, images: readonly string[]): readonly Missing[] => {
  const intended = intendedPicture(image, images);
  return [
    {
      intended,
      severity: "error",
      message: `som ikke finnes${either(" i content/images", "")}.`,
      cure:
        intended === null
          ? either(
              "Legg bildet der, eller rett navnet. Store og små bokstaver teller.",
              "Velg blant bildene, eller last opp et nytt.",
            )
          : `Mente du «${intended}»?${either(" Store og små bokstaver teller.", "")}`,
    },
  ];
};

const ALT_CURE = "Skriv én setning om hva bildet viser.";

/** The file's name, or a word that fits any picture. */
const isUninformative = (alt: string): boolean =>
  /\.(?:jpe?g|png|webp|svg)$/i.test(alt) || /^(?:et )?(?:bilde|foto|plakat|illustrasjon|image)[.!]?$/i.test(alt);

const altProblems = ({ alt, origin, at }: PictureUse): readonly Problem[] => {
  if (alt !== null && isUninformative(alt.trim())) {
    return [
      warningAt(origin, {
        at: [...at.slice(0, -1), "alt"],
        message: `er «${alt}», og det forteller ikke hva bildet viser.`,
        cure: ALT_CURE,
      }),
    ];
  }
  return alt?.trim() === ""
    ? [
        warningAt(origin, {
          at: [...at.slice(0, -1), "alt"],
          message: "er tom: den som ikke ser bildet, får ikke vite hva det viser.",
          cure: `${ALT_CURE} La den stå tom bare når bildet er ren pynt.`,
        }),
      ]
    : [];
};

/** Problems of unused pictures are warnings. */
const unusedProblems = (unused: readonly Looked[]): readonly Problem[] =>
  unused.flatMap(({ image, judge }) =>
    judge("logo")
      .filter(({ severity }) => severity === "error")
      .map(({ message, cure }) => ({
        ...problemInFile(`${FOLDER}/${image}`, `Ingen sider viser dette bildet, ${message}`, cure),
        severity: "warning" as const,
      })),
  );

/** Every picture exists, can be decoded, fits its use and has a text alternative. */
export const checkPictures = async (
  content: SiteContent,
  { contentRoot, cache }: { readonly contentRoot: string; readonly cache: PictureFactsCache },
): Promise<readonly Problem[]> => {
  const uses = pictureUses(content);
  const { found } = await listFiles(contentRoot, FOLDER);
  const images = found
    .filter(({ kind, name }) => kind === "file" && isPictureName(name))
    .map(({ file }) => file.slice(FOLDER.length + 1));
  const looked = await inBatches(images, (image) => lookAt(contentRoot, image, cache), AT_ONCE);
  await cache.keep();
  const byImage = new Map(looked.map((one) => [one.image, one]));
  const used = new Set(uses.map(({ image }) => image));
  return [
    ...uses.flatMap((use) => {
      const findings: readonly (Finding & Partial<Missing>)[] =
        byImage.get(use.image)?.judge(use.purpose) ?? missing(use.image, images);
      const problems = findings.map(({ message, intended, ...finding }) =>
        problemAt(use.origin, {
          at: use.at,
          message: `er «${use.image}», ${message}`,
          ...finding,
          ...(intended && { fix: { path: use.at, value: intended } }),
        }),
      );
      return findings.some(({ severity }) => severity === "error") ? problems : [...problems, ...altProblems(use)];
    }),
    ...unusedProblems(looked.filter(({ image }) => !used.has(image))),
  ];
};
