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
  const links = uses.map(({ kind, id, title, path }) => (
    <Link key={`${kind} ${id} ${path.join(".")}`} href={editAddress(kind, id, path)}>
      {title}
    </Link>
  ));
  const [isBroken, setBroken] = useState(false);
  return (
    <li className={styles.tile}>
      {fault === "" && !isBroken ? (
        <img src={thumbnailOf(picture)} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <ValidationMessage data-color="danger">{fault || BROKEN}</ValidationMessage>
      )}
      <div className={styles.about}>
        <p title={alt || picture}>{alt || nameOf(picture)}</p>
        {uses.length === 0 ? (
          <>
            <Tag data-size="sm">Ikke i bruk</Tag>
            <Remove picture={picture} onRemoved={onRemoved} />
          </>
        ) : uses.length === 1 ? (
          <small>Brukt på {links}</small>
        ) : (
          <details>
            <summary>{`Brukt på ${uses[0]?.title} og ${uses.length - 1}\u00a0til`}</summary>
            <ul>
              {links.map((link) => (
                <li key={link.key}>{link}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
};
