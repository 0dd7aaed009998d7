import { Button, Input, Search } from "@digdir/designsystemet-react";
import { useId, useState } from "react";
import { client, thumbnailOf } from "../data/client";
import { useDesk } from "../data/desk-context";
import { useLoaded } from "../data/use-loaded";
import { aboutPicture } from "../pictures/about-picture";
import { AddPicture } from "../pictures/add-picture";
import { type ControlProps, emptied } from "./field-props";
import * as styles from "./fields.module.css";
import { useForm } from "./form-context";
import { type Described, Labelled } from "./labelled";

const MAX_SHOWN = 60;

const Gallery = ({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (picture: string) => void }) => {
  const { value } = useLoaded(client.pictures, "bilder", useDesk().edition);
  const [sought, setSought] = useState("");
  const wanted = sought.trim().toLowerCase();
  const found = (value?.pictures ?? []).filter(({ picture, alt }) =>
    `${picture} ${alt}`.toLowerCase().includes(wanted),
  );
  return (
    <div className={styles.gallery}>
      <Search data-size="sm">
        <Search.Input
          aria-label="Søk i bildene"
          placeholder="Søk i bildene"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <Search.Clear onClick={() => setSought("")} />
      </Search>
      <ul>
        {found.slice(0, MAX_SHOWN).map(({ picture, alt }) => (
          <li key={picture}>
            <button type="button" aria-pressed={picture === chosen} onClick={() => onChoose(picture)}>
              <img src={thumbnailOf(picture)} alt="" loading="lazy" />
              <span>{alt || picture}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MAX_SHOWN && <p>{`Viser ${MAX_SHOWN} av ${found.length}. Søk for å finne flere.`}</p>}
    </div>
  );
};

/** Where a problem's link leads when the name has no input. */
const placeOf = ({ id, "aria-describedby": about }: Described) => ({ id, "aria-describedby": about, tabIndex: -1 });

/** Picture field: upload, choose from the content folder, or type a name. */
export const ImageField = ({ field, path, value, onChange }: ControlProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const gallery = useId();
  const form = useForm();
  const picture = typeof value === "string" ? value : "";
  const isBinding = picture.startsWith("{");
  // Of interest where it is none of the pictures: a page's picture can be that of each film.
  const isNamed = isBinding || isOpen;
  return (
    <Labelled field={field} path={path} isQuiet={isSending}>
      {(described) => (
        <>
          <AddPicture about={aboutPicture(form, path)} holdsOne onAdded={onChange} onSending={setSending}>
            {picture !== "" && !isBinding && <img key={picture} src={thumbnailOf(picture)} alt="" />}
            {/* biome-ignore lint/a11y/useSemanticElements: A group of buttons, inside a fieldset. */}
            <div
              className={styles.image}
              role="group"
              aria-label={field.label}
              {...(isNamed ? {} : placeOf(described))}
            >
              <div>
                {isNamed && (
                  <Input
                    {...described}
                    value={picture}
                    onChange={({ target }) => onChange(target.value === "" ? emptied(field) : target.value)}
                  />
                )}
                <Button
                  type="button"
                  variant={picture === "" ? "tertiary" : "secondary"}
                  data-size="sm"
                  aria-expanded={isOpen}
                  aria-controls={gallery}
                  onClick={() => setOpen(!isOpen)}
                >
                  {isOpen ? "Lukk bildene" : "Velg bilde"}
                </Button>
              </div>
            </div>
          </AddPicture>
          <div id={gallery}>
            {isOpen && (
              <Gallery
                chosen={picture}
                onChoose={(chosen) => {
                  onChange(chosen);
                  setOpen(false);
                }}
              />
            )}
          </div>
        </>
      )}
    </Labelled>
  );
};
