import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Entry, SiteContent } from "../pipeline/content";
import { type FieldPath, type Origin, type Problem, problemAt, warningAt } from "../pipeline/problem";

interface Use {
  readonly image: string;
  readonly alt: string | null;
  readonly origin: Origin;
  readonly at: FieldPath;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Everything that looks like a picture ({ image, alt }), wherever it stands in an entity. */
const picturesIn = (value: unknown, origin: Origin, at: FieldPath = []): readonly Use[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => picturesIn(item, origin, [...at, index]));
  if (!isRecord(value)) return [];
  const { image, alt } = value;
  const own = typeof image === "string" && typeof alt === "string" ? [{ image, alt, origin, at }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => picturesIn(child, origin, [...at, key]))];
};

const usesIn = (content: SiteContent): readonly Use[] => {
  const entries: readonly Entry<unknown>[] = [
    ...content.pages,
    ...content.productions,
    ...content.articles,
    content.site,
  ];
  const { logo, favicon } = content.site.entity.theme;
  const { origin } = content.site;
  const metaImages = content.pages.flatMap(({ entity, origin: page }) =>
    Object.entries(entity.meta).flatMap(([locale, { image }]) =>
      image === undefined || image.startsWith("{")
        ? []
        : [{ image, alt: null, origin: page, at: ["meta", locale, "image"] satisfies FieldPath }],
    ),
  );
  return [
    ...entries.flatMap(({ entity, origin: place }) => picturesIn(entity, place)),
    ...metaImages,
    { image: logo, alt: null, origin, at: ["theme", "logo"] },
    { image: favicon, alt: null, origin, at: ["theme", "favicon"] },
  ];
};

type Verdict = "fine" | "missing" | "broken";

/** How a whole JPEG and a whole PNG end. */
const ENDINGS = [Buffer.from("ffd9", "hex"), Buffer.from("49454e44ae426082", "hex")];

const endsWell = async (file: string, size: number): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, Math.max(0, size - 8));
    return ENDINGS.some((ending) => buffer.subarray(-ending.length).equals(ending));
  } finally {
    await handle.close();
  }
};

/** Throws when a picture is none, or is cut off. Only what does not end as usual is decoded, which takes its time. */
const readPicture = async (file: string, size: number): Promise<boolean> => {
  const picture = sharp(file, { failOn: "truncated" });
  const { width, height } = await picture.metadata();
  if (!(await endsWell(file, size))) await picture.resize(8).toBuffer();
  return Boolean(width && height);
};

const judge = async (file: string): Promise<Verdict> => {
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  );
  if (size === null) return "missing";
  try {
    return (await readPicture(file, size)) ? "fine" : "broken";
  } catch {
    return "broken";
  }
};

const VERDICTS: Readonly<Record<Exclude<Verdict, "fine">, readonly [message: string, cure: string]>> = {
  missing: ["ikke finnes i content/images.", "Legg bildet der, eller rett navnet. Store og små bokstaver teller."],
  broken: ["ikke kan leses som bilde.", "Lagre det på nytt som JPEG, PNG eller WebP."],
};

/** Every picture is there, is a picture, and says what it shows. */
export const checkPictures = async (content: SiteContent, imageRoot: string): Promise<readonly Problem[]> => {
  const uses = usesIn(content);
  const files = [...new Set(uses.map(({ image }) => image))];
  const verdicts = new Map(
    await Promise.all(files.map(async (file) => [file, await judge(join(imageRoot, file))] as const)),
  );
  return uses.flatMap(({ image, alt, origin, at }) => {
    const verdict = verdicts.get(image) ?? "missing";
    if (verdict !== "fine") {
      const [message, cure] = VERDICTS[verdict];
      return [
        problemAt(origin, { at: alt === null ? at : [...at, "image"], message: `er «${image}», som ${message}`, cure }),
      ];
    }
    return alt?.trim() === ""
      ? [
          warningAt(origin, {
            at: [...at, "alt"],
            message: "er tom: den som ikke ser bildet, får ikke vite hva det viser.",
            cure: "Skriv én setning om hva bildet viser. La den stå tom bare når bildet er ren pynt.",
          }),
        ]
      : [];
  });
};
