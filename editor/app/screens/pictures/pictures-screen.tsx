import { Alert, Heading, Paragraph, Search, Switch } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { ListedPicture } from "../../../api/pictures";
import { useDesk } from "../../data/desk-context";
import { useLoaded } from "../../data/use-loaded";
import { useFirst } from "../../elements/use-first";
import { AddPicture } from "../../pictures/add-picture";
import { listPictures } from "../../pictures/picture-client";
import * as styles from "../../pictures/pictures.module.css";
import { PictureTile } from "./picture-tile";

const holds = ({ picture, alt, uses }: ListedPicture, sought: string): boolean =>
  [picture, alt, ...uses.map(({ title }) => title)].some((text) => text.toLowerCase().includes(sought));

/** Unused pictures first: they are the ones to act on. */
const unusedFirst = (a: ListedPicture, b: ListedPicture): number =>
  Number(a.uses.length > 0) - Number(b.uses.length > 0) || a.picture.localeCompare(b.picture, "nb");

/** All pictures with their uses, and upload of new ones. */
export const PicturesScreen = () => {
  const { edition } = useDesk();
  const [added, setAdded] = useState(0);
  const [sought, setSought] = useState("");
  const [onlyUnused, setOnlyUnused] = useState(false);
  const [message, setMessage] = useState("");
  const [last, setLast] = useState<readonly ListedPicture[] | null>(null);
  const { value, failure } = useLoaded(
    async () => {
      const { pictures } = await listPictures();
      setLast(pictures);
      return pictures;
    },
    `bilder ${added}`,
    edition,
  );
  // The old list stays during a reload.
  const pictures = value ?? last;
  const unused = (pictures ?? []).filter(({ uses }) => uses.length === 0);
  const found = (onlyUnused ? unused : (pictures ?? []))
    .filter((one) => holds(one, sought.trim().toLowerCase()))
    .sort(unusedFirst);
  const { first, more } = useFirst(found);
  return (
    <>
      <Heading level={1} data-size="lg">
        Bilder
      </Heading>
      <Paragraph>Bilder til en film eller en artikkel legger du enklest inn i skjemaet der.</Paragraph>
      <AddPicture about={{ title: "", beside: "", kind: "bilder" }} onAdded={() => setAdded((number) => number + 1)} />
      {failure !== null && <Alert data-color="danger">{failure}</Alert>}
      {pictures === null ? (
        failure === null && <Paragraph>Henter bildene …</Paragraph>
      ) : (
        <>
          <div className={styles.filters}>
            <Search>
              <Search.Input
                aria-label="Søk i bildene"
                placeholder="Hva det viser, film, artikkel …"
                value={sought}
                onChange={({ target }) => setSought(target.value)}
              />
              <Search.Clear onClick={() => setSought("")} />
            </Search>
            <Switch
              label={`Bare bilder som ikke er i bruk (${unused.length})`}
              checked={onlyUnused}
              onChange={({ target }) => setOnlyUnused(target.checked)}
            />
          </div>
          <Paragraph data-size="sm" aria-live="polite">
            {message !== "" ? message : found.length === 0 ? "Ingen bilder passer." : `${found.length} bilder`}
          </Paragraph>
          <ul className={styles.wall}>
            {first.map((one) => (
              <PictureTile
                key={one.picture}
                about={one}
                onRemoved={() => {
                  setMessage(`${one.picture} er fjernet.`);
                  setAdded((number) => number + 1);
                }}
              />
            ))}
          </ul>
          {more}
        </>
      )}
    </>
  );
};
