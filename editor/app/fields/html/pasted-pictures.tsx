import { Button, Paragraph } from "@digdir/designsystemet-react";
import { useState } from "react";
import { isSame, type JsonPath } from "../../../../domain/json/json";
import { useDesk } from "../../data/desk-context";
import { aboutPicture } from "../../pictures/about-picture";
import * as styles from "../../pictures/pictures.module.css";
import { UploadStatus } from "../../pictures/upload-status";
import { useUploads } from "../../pictures/use-uploads";
import { useForm } from "../form-context";
import { type PicturePlace, picturePlaces } from "./picture-places";

interface PastedPicturesProps {
  readonly files: readonly File[];
  /** Of the text that they were pasted into. */
  readonly path: JsonPath;
}

/** Adds the pictures that were pasted into a text, to a field for a picture or to the others. */
export const PastedPictures = ({ files, path }: PastedPicturesProps) => {
  const form = useForm();
  const { desk, editor } = useDesk();
  const [target, setTarget] = useState<PicturePlace | null>(null);
  const [isBegun, setBegun] = useState(false);
  const about = desk.kinds.find(({ kind }) => kind === form.kind);
  const places = about === undefined || form.onFix === null ? [] : picturePlaces(about.form, form.value, path);
  const { add, sending, results } = useUploads(
    { ...aboutPicture(form, path), editor },
    {
      holdsOne: target !== null,
      onAdded: (picture) => {
        const place = places.find((one) => isSame(one.path, target?.path));
        if (place !== undefined)
          form.onFix?.({ path: [...place.path], label: place.label, value: place.valueWith(picture) });
      },
    },
  );
  const begin = (place: PicturePlace | null) => {
    setTarget(place);
    setBegun(true);
    void add({ files, refused: [] });
  };
  const isAdded = results.some((result) => result.isAdded);
  return (
    <fieldset aria-label="Bilder du limte inn" className={styles.place}>
      {!isBegun && (
        <>
          <Paragraph data-size="sm">
            {files.length === 1 ? "Bildet" : `De ${files.length} bildene`} du limte inn, kan ikke stå inne i en tekst.
            Hvor skal {files.length === 1 ? "det" : "de"} legges?
          </Paragraph>
          <div className={styles.buttons}>
            {places.map((place) => (
              <Button
                key={place.label}
                type="button"
                variant="secondary"
                data-size="sm"
                onClick={() => begin(place)}
              >{`Bruk i «${place.label}»`}</Button>
            ))}
            <Button type="button" variant="secondary" data-size="sm" onClick={() => begin(null)}>
              Legg blant bildene
            </Button>
          </div>
        </>
      )}
      <UploadStatus sending={sending} results={results} />
      {isAdded && (
        <Paragraph data-size="sm">
          {target === null
            ? "Velg det i et felt for bilde, under «Velg bilde»."
            : `Bildet står nå i «${target.label}». Skriv bildebeskrivelsen der.`}
        </Paragraph>
      )}
    </fieldset>
  );
};
