import { z } from "zod";
import { field, shared, valueAs } from "../define/field";
import { derived, type Naming, named, namedObject } from "../define/naming";
import { either } from "../define/voices";
import { fraction } from "./number";
import { optionalText } from "./text";

const IMAGE_CURE = either(
  "Oppgi filnavnet i content/images, for eksempel filmer/nattekspressen.jpg.",
  "Velg blant bildene, eller last opp et nytt.",
);

/** Bytes of a file name; the build adds a digest and an extension to some, and file systems allow 255. */
const MAX_FILE_NAME_LENGTH = 200;

/** Folders that Gatsby ignores. */
const UNSEEN = ["node_modules", "bower_components"];

const isName = (name: string): boolean =>
  name !== "" &&
  !name.startsWith(".") &&
  name.trim() === name &&
  !/[\p{C}\\:*?"<>|]/u.test(name) &&
  !UNSEEN.includes(name) &&
  new TextEncoder().encode(name).length <= MAX_FILE_NAME_LENGTH;

/** A normalised path, for lookup: no "./", no "..", no "//", no hidden files. */
const isFilePath = (path: string): boolean => path.length <= 1_000 && path.split("/").every(isName);

const NOT_PLAIN = `har et filnavn som ikke kan brukes. → ${IMAGE_CURE}${either(" Uten / eller ./ foran, og med vanlig skråstrek mellom mappe og fil.", "")}`;

const filePath = (endings: string, message: string) =>
  z
    .string()
    .regex(new RegExp(`\\.(${endings})$`, "i"), message)
    .refine(isFilePath, NOT_PLAIN);

/** A bitmap, which can be scaled and cropped. */
export const imagePath = shared(
  filePath("jpe?g|png|webp", `er ikke et bilde (JPEG, PNG eller WebP). → ${IMAGE_CURE}`).describe(
    "Bildefil, regnet fra mappen content/images.",
  ),
  { widget: "image" },
);

/** A logo or icon, which may be SVG. */
export const logoPath = shared(
  filePath("svg|png|webp|jpe?g", `er ikke en logo (SVG eller PNG). → ${IMAGE_CURE}`).describe(
    "Bildefil, regnet fra mappen content/images; helst SVG.",
  ),
  { widget: "image" },
);

const focalPoint = shared(
  namedObject("FocalPoint", "A point in a picture as fractions of its width and height.", {
    x: field(fraction, {
      label: "Fra venstre",
      help: "Hvor langt fra venstre kant, fra 0 til 1.",
      doc: "From the left, 0 to 1.",
      example: 0.5,
    }),
    y: field(fraction, {
      label: "Fra toppen",
      help: "Hvor langt fra toppen, fra 0 til 1.",
      doc: "From the top, 0 to 1.",
      example: 0.4,
    }),
  }),
  { widget: "point" },
);

const pictureShape = z.strictObject({
  image: field(imagePath, {
    label: "Bildet",
    help: "Bildefil, regnet fra mappen content/images.",
    atForm: "",
    doc: "Path below content/images.",
    example: "filmer/nattekspressen-cover.jpg",
    name: "path",
  }),
  alt: field(optionalText, {
    label: "Bildebeskrivelse",
    help: "Hva bildet viser, for dem som ikke ser det: én kort setning om hvem eller hva, uten «bilde av». La feltet stå tomt når bildet bare er pynt.",
    doc: "What the picture shows, in Norwegian; empty for pure decoration.",
    example: "Et tog i natten",
    widget: "longText",
  }),
  focalPoint: field(focalPoint.default({ x: 0.5, y: 0.5 }), {
    label: "Fokuspunkt",
    help: "Det viktigste punktet i bildet: x fra venstre, y fra toppen, fra 0 til 1.",
    atForm: "Det viktigste punktet i bildet.",
    doc: "The point to keep in sight when the picture is cropped.",
    example: "{ x: 0.5, y: 0.4 }",
  }),
});

/** Gatsby resolves it by the picture's path. */
const file = derived(
  valueAs<null>({ type: "File", directive: '@link(by: "relativePath", from: "path")', isResolved: true }),
  { doc: "The file itself, with childImageSharp for bitmap pictures.", example: "file { publicURL }" },
  () => null,
);

/** A picture with its text alternative; `name` is its GraphQL type, `more` are further fields. */
export const pictureWith = <More extends z.core.$ZodLooseShape>(naming: Pick<Naming, "name" | "doc">, more: More) =>
  shared(named({ ...naming, derived: { file } }, pictureShape.extend(more)), { widget: "picture", purpose: "picture" });

export const picture = pictureWith(
  {
    name: "Picture",
    doc: "A picture with its text alternative and the point that must stay in sight.",
  },
  {},
).describe("Et bilde med tekst og fokuspunkt.");

export type Picture = z.infer<typeof picture>;

/** A picture without text alternative and focal point: a logo, or a file named directly in content. */
export const plainPicture = (image: string): Picture => ({ image, alt: "", focalPoint: { x: 0.5, y: 0.5 } });
