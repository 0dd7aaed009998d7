import { Button } from "@digdir/designsystemet-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Upload } from "../../api/pictures";
import { useDesk } from "../data/desk-context";
import { droppedIn } from "./dropped";
import * as styles from "./pictures.module.css";
import { UploadStatus } from "./upload-status";
import { useUploads } from "./use-uploads";

/** Phones convert their own formats to JPEG when only these are accepted, and offer their camera, too. */
const TAKEN = "image/jpeg,image/png,image/webp,image/gif";

interface AddPictureProps {
  /** The new picture's subject, and a picture whose folder it joins. */
  readonly about: Pick<Upload, "title" | "beside" | "kind">;
  /** True for a field, which uses the first of several. */
  readonly holdsOne?: boolean;
  readonly onAdded: (picture: string) => void;
  /** Called when sending begins and ends. */
  readonly onSending?: (isSending: boolean) => void;
  readonly children?: ReactNode;
}

/** Adds pictures: chosen or taken, dropped or pasted. Drops and pastes on the children count, too. */
export const AddPicture = ({ about, holdsOne = false, onAdded, onSending, children }: AddPictureProps) => {
  const { editor } = useDesk();
  const { add, sending, results } = useUploads({ ...about, editor }, { holdsOne, onAdded });
  const isSending = sending !== null;
  useEffect(() => onSending?.(isSending), [isSending, onSending]);
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  return (
    <fieldset
      aria-label="Nytt bilde"
      className={styles.place}
      data-one={holdsOne || undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void add(droppedIn(event.dataTransfer));
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        void add(droppedIn(event.clipboardData));
      }}
    >
      <div className={styles.buttons}>
        <Button
          type="button"
          variant={holdsOne ? "secondary" : "primary"}
          data-size="sm"
          onClick={() => chooser.current?.click()}
        >
          Last opp bilde
        </Button>
        {!holdsOne && <span className={styles.hint}>eller slipp eller lim det inn her</span>}
        <input
          ref={chooser}
          type="file"
          accept={TAKEN}
          hidden
          multiple
          onChange={({ target }) => {
            void add({ files: [...(target.files ?? [])], refused: [] });
            target.value = "";
          }}
        />
      </div>
      {children}
      <UploadStatus sending={sending} results={results} />
    </fieldset>
  );
};
