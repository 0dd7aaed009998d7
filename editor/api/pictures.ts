import { z } from "zod";

/** Requests and responses for the content's pictures. */

export const PICTURE_ROUTES = {
  /** All pictures with their uses. */
  list: "/api/bilder",
  /** The body is the raw file; its metadata is in the query. */
  upload: "/api/bilder/nytt",
  remove: "/api/bilder/fjern",
  /** A picture as a form shows it, or as the build crops it. */
  view: "/bildevisning",
} as const;

/** Content type of an upload: a cross-site form cannot send it. */
export const UPLOAD_TYPE = "application/octet-stream";

export const MAX_UPLOAD_BYTES = 30_000_000;

export const TOO_LARGE = `Filen er større enn ${MAX_UPLOAD_BYTES / 1_000_000} MB. Gjør bildet mindre i et bildeprogram, eller ta et nytt: 3000 piksler på den lengste siden er mer enn nok.`;

/** Body size that a reverse proxy must allow. */
const LET_THROUGH = "32 MB";

/** Error when the proxy rejects an upload: the desk has not seen the file. */
export const STOPPED_ON_THE_WAY = `Webtjeneren foran redaksjonen slipper ikke gjennom så mye på én gang. Gjør bildet eller teksten mindre, eller be den som har ansvar for driften, om å slippe gjennom ${LET_THROUGH}: client_max_body_size i nginx, request_body i Caddy.`;

export const uploadSchema = z.object({
  /** Original file name, and the picture's subject: the new file is named after the latter when known. */
  name: z.string().max(300),
  title: z.string().max(300),
  /** A picture of the same entity or kind; the new one goes in its folder. */
  beside: z.string().max(1_000),
  kind: z.string().max(100),
  editor: z.string().max(100),
});

export type Upload = z.infer<typeof uploadSchema>;

export const uploadedSchema = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("added"),
    picture: z.string(),
    width: z.number(),
    height: z.number(),
    isCommitted: z.boolean(),
    /** True when one frame of an animation was kept. */
    isOneOfMany: z.boolean().default(false),
  }),
  /** The same picture already exists. */
  z.object({ outcome: z.literal("twin"), picture: z.string() }),
  z.object({ outcome: z.literal("refused"), message: z.string() }),
]);

export type Uploaded = z.infer<typeof uploadedSchema>;

const useSchema = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
});

export const listedPictureSchema = z.object({
  picture: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** Why it cannot be shown, in Bokmål; empty when it can. */
  fault: z.string(),
  /** What it shows, as the first use with a description says; empty without one. */
  alt: z.string(),
  uses: z.array(useSchema),
});

export type ListedPicture = z.infer<typeof listedPictureSchema>;

export const listedPicturesSchema = z.object({ pictures: z.array(listedPictureSchema) });

export const removalSchema = z.object({ picture: z.string().max(1_000), editor: z.string().max(100) });

export const removedSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("removed"), isCommitted: z.boolean() }),
  z.object({ outcome: z.literal("refused"), message: z.string() }),
]);

export type Removed = z.infer<typeof removedSchema>;

/** Crops that the build chooses by itself; others follow the focal point. */
export const CUTS = ["share", "thumb"] as const;

export type Cut = (typeof CUTS)[number];
