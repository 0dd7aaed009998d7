import { z } from "zod";

/** Requests and answers on the content's pictures. */

export const PICTURE_ROUTES = {
  /** All pictures with their uses. */
  list: "/api/bilder",
  /** The bytes of a file are sent as they are, what it is for in the query. */
  upload: "/api/bilder/nytt",
  remove: "/api/bilder/fjern",
  /** A picture as a form shows it, and as the build cuts it. */
  view: "/bildevisning",
} as const;

/** The kind of body of an upload: no form of a foreign page can send it. */
export const UPLOAD_TYPE = "application/octet-stream";

export const MAX_UPLOAD_BYTES = 30_000_000;

export const TOO_LARGE = `Filen er større enn ${MAX_UPLOAD_BYTES / 1_000_000} MB. Gjør bildet mindre i et bildeprogram, eller ta et nytt: 3000 piksler på den lengste siden er mer enn nok.`;

/** What a web server in front of the desk must let through. */
const LET_THROUGH = "32 MB";

/** When it does not: the desk has not seen the file. */
export const STOPPED_ON_THE_WAY = `Webtjeneren foran redaksjonen slipper ikke gjennom så store filer. Gjør bildet mindre, eller be den som har ansvar for driften, om å slippe gjennom ${LET_THROUGH}: client_max_body_size i nginx, request_body i Caddy.`;

export const uploadSchema = z.object({
  /** The file's own name, and what the picture is of: the new file is named by the latter where it is known. */
  name: z.string().max(300),
  title: z.string().max(300),
  /** A picture of the same entity or kind, whose folder is used. */
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
  }),
  /** The same picture is there already. */
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

/** Cuts of a picture that the build makes by itself; others follow the focal point. */
export const CUTS = ["share", "thumb"] as const;

export type Cut = (typeof CUTS)[number];
