import { Button, Link, Tag, ValidationMessage } from "@digdir/designsystemet-react";
import { useState } from "react";
import { sentenceCase } from "../../../../domain/time/norwegian";
import type { ListedPicture } from "../../../api/pictures";
import { thumbnailOf } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { editAddress } from "../../data/route";
import { SmallButton } from "../../elements/small-button";
import { removePicture } from "../../pictures/picture-client";
import * as styles from "../../pictures/pictures.module.css";
import { messageOf } from "../../text/message-of";

const MAX_USES = 2;

/** Asks for confirmation: without git skills, the picture may be hard to recover. */
const Remove = ({ picture, onRemoved }: { readonly picture: string; readonly onRemoved: () => void }) => {
  const { editor } = useDesk();
  const [isSure, setSure] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    try {
      const result = await removePicture(picture, editor);
      if (result.outcome === "removed") return onRemoved();
      setFailure(result.message);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <>
      {isSure ? (
        <div className={styles.sure}>
          <Button type="button" data-size="sm" data-color="danger" onClick={() => void remove()}>
            Ja, fjern
          </Button>
          <SmallButton onClick={() => setSure(false)}>Behold</SmallButton>
        </div>
      ) : (
        <SmallButton data-color="danger" aria-label={`Fjern: ${picture}`} onClick={() => setSure(true)}>
          Fjern
        </SmallButton>
      )}
      <div role="alert">{failure !== null && <ValidationMessage data-color="danger">{failure}</ValidationMessage>}</div>
    </>
  );
};

/** A picture by its file, where nobody has described it: "tomt/tomt-program.jpg" → "Tomt program". */
const nameOf = (picture: string): string =>
  sentenceCase(
    picture
      .slice(picture.lastIndexOf("/") + 1)
      .replace(/\.\w+$/, "")
      .replaceAll("-", " "),
  );

interface PictureTileProps {
  readonly about: ListedPicture;
  readonly onRemoved: () => void;
}

/** Faults that only decoding shows; or the network's. */
const BROKEN = "Bildet kunne ikke vises nå. Last siden på nytt; hjelper ikke det, er filen skadet.";

/** A picture with what it shows and where it is used. */
export const PictureTile = ({ about, onRemoved }: PictureTileProps) => {
  const { picture, alt, fault } = about;
  const uses = [...new Map(about.uses.map((use) => [`${use.kind} ${use.title}`, use])).values()];
  const [isBroken, setBroken] = useState(false);
  return (
    <li className={styles.tile}>
      {fault === "" && !isBroken ? (
        <img src={thumbnailOf(picture)} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <ValidationMessage data-color="danger">{fault || BROKEN}</ValidationMessage>
      )}
      <div className={styles.about}>
        <strong title={alt || picture}>{alt || nameOf(picture)}</strong>
        {uses.length === 0 ? (
          <>
            <Tag data-size="sm">Ikke i bruk</Tag>
            <Remove picture={picture} onRemoved={onRemoved} />
          </>
        ) : (
          <ul>
            {uses.slice(0, MAX_USES).map(({ kind, id, title, path }) => (
              <li key={`${kind} ${id} ${path.join(".")}`}>
                <Link href={editAddress(kind, id, path)}>{title}</Link>
              </li>
            ))}
            {uses.length > MAX_USES && <li>{`og ${uses.length - MAX_USES} til`}</li>}
          </ul>
        )}
      </div>
    </li>
  );
};
