import { z } from "zod";

/** Facts of a picture file that depend on its bytes alone, so that they can be cached. */
export const pictureFactsSchema = z.object({
  /** By the bytes, whatever the file's name: "jpeg", "png", "webp", "svg", "gif"; null for what is not a picture. */
  format: z.string().nullable(),
  /** As stored, in pixels; 0 when it is not known. */
  width: z.number(),
  height: z.number(),
  /** More than one in an animation. */
  frames: z.number(),
  /** True when Exif data requires the picture to be rotated. */
  isTurned: z.boolean(),
  /** Why the build cannot use it: data that is damaged, more pixels than are decoded, or null. */
  fault: z.enum(["damaged", "huge"]).nullable(),
  /** What an SVG contains that is not allowed, in Bokmål; null when there is nothing, and for other formats. */
  forbidden: z.string().nullable(),
  /** False when no icons can be rendered from it. */
  canBeIcon: z.boolean(),
});

export type PictureFacts = z.infer<typeof pictureFactsSchema>;

/** The maximum number of pixels; each takes memory and time in every build. */
export const MAX_PIXELS = 50_000_000;

/** A photograph of as many pixels takes a third of it. */
export const MAX_PICTURE_BYTES = 50_000_000;
