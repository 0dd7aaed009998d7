import { z } from "zod";

/** Facts of a picture file that depend on its bytes alone, so that they can be cached. */
export const pictureFactsSchema = z.object({
  /** Detected from the bytes, not the name: "jpeg", "png", "webp", "svg", "gif"; null for anything else. */
  format: z.string().nullable(),
  /** As stored, in pixels; 0 when unknown. */
  width: z.number(),
  height: z.number(),
  /** More than one in an animation. */
  frames: z.number(),
  /** True when Exif data requires the picture to be rotated. */
  isTurned: z.boolean(),
  /** Why the build cannot use it: damaged data, or too many pixels; null when it can. */
  fault: z.enum(["damaged", "huge"]).nullable(),
  /** Disallowed content of an SVG, in Bokmål; null without any, and for other formats. */
  forbidden: z.string().nullable(),
  /** True when the frame that the build shows is transparent everywhere. */
  isEmpty: z.boolean(),
  /** False when no icons can be rendered from it. */
  canBeIcon: z.boolean(),
});

export type PictureFacts = z.infer<typeof pictureFactsSchema>;

/** The maximum number of pixels; each costs memory and time in every build. */
export const MAX_PIXELS = 50_000_000;

/** The smallest useful size. */
export const MIN_SIDE = 32;

/** A picture is scaled to the width of its place, with its aspect ratio; formats allow at most 16383 pixels. */
export const MAX_RATIO = 5;

/** The faults by which a decoder fails: lost data, not the odd headers of telephones. gatsby-config.ts has the same. */
export const TOLERANCE = "error";

/** A photograph with the maximum of pixels takes a third of it. */
export const MAX_PICTURE_BYTES = 50_000_000;
