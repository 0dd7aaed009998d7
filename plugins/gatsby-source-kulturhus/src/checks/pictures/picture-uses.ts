import type { Entry, SiteContent } from "../../pipeline/content";
import type { FieldPath, Origin } from "../../pipeline/problem";

/** What a picture is for, which says how large it has to be. */
export type Purpose = "picture" | "wide" | "poster" | "share" | "logo" | "icon";

export interface PictureUse {
  /** The file, counted from content/images. */
  readonly image: string;
  /** The text for those who do not see it; null where none is asked for. */
  readonly alt: string | null;
  readonly purpose: Purpose;
  readonly origin: Origin;
  /** The field that names the file. */
  readonly at: FieldPath;
}

const PURPOSES: Readonly<Record<string, Purpose>> = { first_image: "wide", poster: "poster" };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Everything that looks like a picture ({ image, alt }), wherever it stands in an entity. */
const picturesIn = (value: unknown, origin: Origin, at: FieldPath = []): readonly PictureUse[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => picturesIn(item, origin, [...at, index]));
  if (!isRecord(value)) return [];
  const { image, alt, type } = value;
  const purpose = (typeof type === "string" && Object.hasOwn(PURPOSES, type) ? PURPOSES[type] : null) ?? "picture";
  const own =
    typeof image === "string" && typeof alt === "string" ? [{ image, alt, purpose, origin, at: [...at, "image"] }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => picturesIn(child, origin, [...at, key]))];
};

/** Every field of the content that names a picture. */
export const pictureUses = (content: SiteContent): readonly PictureUse[] => {
  const entries: readonly Entry<unknown>[] = [
    ...content.pages,
    ...content.productions,
    ...content.articles,
    content.site,
  ];
  const { logo, favicon } = content.site.entity.theme;
  const { origin } = content.site;
  const shared = content.pages.flatMap(({ entity, origin: page }) =>
    Object.entries(entity.meta).flatMap(([locale, { image }]): readonly PictureUse[] =>
      image === undefined || image.startsWith("{")
        ? []
        : [{ image, alt: null, purpose: "share", origin: page, at: ["meta", locale, "image"] }],
    ),
  );
  return [
    ...entries.flatMap(({ entity, origin: place }) => picturesIn(entity, place)),
    ...shared,
    { image: logo, alt: null, purpose: "logo", origin, at: ["theme", "logo"] },
    { image: favicon, alt: null, purpose: "icon", origin, at: ["theme", "favicon"] },
  ];
};
