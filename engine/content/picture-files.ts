import { edited, type Places, placesOf } from "../../domain/define/places";
import { ENTITY_NAMES, type EntityName, entityDefinition } from "../../domain/kinds";
import { type Content, contentOf } from "./content";

/**
 * Finds a file by a name in whatever Unicode form: keyboards write å as one character (NFC), macOS and archives made
 * there may store it as two (NFD).
 */
export const pictureFinder = (pictures: readonly string[]): ((image: string) => string | undefined) => {
  const exact = new Set(pictures);
  const byForm = new Map(pictures.map((picture) => [picture.normalize("NFC"), picture]));
  return (image) => (exact.has(image) ? image : byForm.get(image.normalize("NFC")));
};

const places: ReadonlyMap<EntityName, Places<true>> = new Map(
  ENTITY_NAMES.map((name) => [
    name,
    placesOf(entityDefinition(name).schema, ({ widget }) => (widget === "image" ? true : null)),
  ]),
);

const ASCII = /^[\x20-\x7e]*$/;

/** Content whose pictures are named as the files are, so that everything after it compares equal texts. */
export const namedAsFiles = (content: Content, pictures: readonly string[]): Content => {
  if (pictures.every((picture) => ASCII.test(picture))) return content;
  const find = pictureFinder(pictures);
  return contentOf((name) =>
    content[name].map((entry) => {
      let isRenamed = false;
      const entity = edited(entry.entity, places.get(name) ?? null, (image) => {
        const file = typeof image === "string" ? (find(image) ?? image) : image;
        isRenamed ||= file !== image;
        return file;
      });
      // The same entry otherwise: what is remembered of it stays valid.
      return isRenamed ? { ...entry, entity } : entry;
    }),
  );
};
