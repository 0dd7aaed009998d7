import { z } from "zod";

/** What is known of a picture file by its bytes alone, so that it has to be found out once. */
export const pictureFactsSchema = z.object({
  /**
   * As the bytes say, whatever the file is called: "jpeg", "png", "webp", "svg", "gif"; null for what is no picture.
   */
  format: z.string().nullable(),
  /** As stored, in pixels; 0 when it is not known. */
  width: z.number(),
  height: z.number(),
  /** More than one in an animation. */
  frames: z.number(),
  /** True when the picture is stored on its side, and a note in the file asks for it to be turned. */
  isTurned: z.boolean(),
  /** Why the build cannot use it: data that is damaged, more pixels than are decoded, or null. */
  fault: z.enum(["damaged", "huge"]).nullable(),
  /**
   * What an SVG holds that a picture may not, in an editor's words; null when there is nothing, and for other formats.
   */
  forbidden: z.string().nullable(),
  /** False when no icons can be drawn from it. */
  canBeIcon: z.boolean(),
});

export type PictureFacts = z.infer<typeof pictureFactsSchema>;

/** Nothing that anybody needs has more; each takes memory and time in every build. */
export const MOST_PIXELS = 50_000_000;

/** A photograph of as many pixels takes a third of it. */
export const LARGEST_PICTURE_BYTES = 50_000_000;
