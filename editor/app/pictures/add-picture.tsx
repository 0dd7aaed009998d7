import { Button, ValidationMessage } from "@digdir/designsystemet-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Upload } from "../../api/pictures";
import { useDesk } from "../data/desk-context";
import { messageOf } from "../text/message-of";
import { sendPicture } from "./picture-client";
import * as styles from "./pictures.module.css";

/** Phones convert their own formats to JPEG when only these are accepted. */
const TAKEN = "image/jpeg,image/png,image/webp";

type State =
  | { readonly step: "idle" }
  | { readonly step: "sending"; readonly share: number }
  | { readonly step: "done"; readonly text: string }
  | { readonly step: "failed"; readonly text: string };

const pictureIn = (files: FileList | null | undefined): File | undefined => {
  const all = [...(files ?? [])];
  // Other files are sent as well: the server explains why they cannot be used.
  return all.find(({ type }) => type.startsWith("image/")) ?? all[0];
};

const progressText = (share: number): string =>
  share < 1 ? `Sender bildet: ${Math.floor(share * 100)} %` : "Gjør bildet klart …";

interface AddPictureProps {
  /** The new picture's subject, and a picture whose folder it joins. */
  readonly about: Pick<Upload, "title" | "beside" | "kind">;
  readonly onAdded: (picture: string) => void;
  readonly children?: ReactNode;
}

/** Adds a picture: chosen, dropped, pasted or taken. Drops and pastes on the children count, too. */
export const AddPicture = ({ about, onAdded, children }: AddPictureProps) => {
  const { editor } = useDesk();
  const [state, setState] = useState<State>({ step: "idle" });
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  // The form stays editable during the upload: edits made meanwhile are kept.
  const added = useRef(onAdded);
  useEffect(() => {
    added.current = onAdded;
  });

  const send = async (file: File | undefined) => {
    if (file === undefined || state.step === "sending") return;
    setState({ step: "sending", share: 0 });
    try {
      const result = await sendPicture(file, { ...about, editor }, (share) => setState({ step: "sending", share }));
      if (result.outcome === "refused") {
        setState({ step: "failed", text: result.message });
        return;
      }
      const text =
        result.outcome === "twin"
          ? `Dette bildet finnes allerede, som ${result.picture}. Det brukes her.`
          : `Lagt til som ${result.picture} (${result.width} × ${result.height} piksler).`;
      setState({ step: "done", text });
      added.current(result.picture);
    } catch (error) {
      setState({ step: "failed", text: messageOf(error) });
    }
  };

  const input = (ref: typeof chooser, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      accept={TAKEN}
      hidden
      {...(isCamera && { capture: "environment" })}
      onChange={({ target }) => {
        void send(pictureIn(target.files));
        target.value = "";
      }}
    />
  );

  return (
    <fieldset
      aria-label="Nytt bilde"
      className={styles.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void send(pictureIn(event.dataTransfer.files));
      }}
      onPaste={(event) => {
        const file = pictureIn(event.clipboardData.files);
        if (file === undefined) return;
        event.preventDefault();
        void send(file);
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button type="button" variant="secondary" data-size="sm" onClick={() => chooser.current?.click()}>
          Last opp bilde
        </Button>
        <span className={styles.camera}>
          <Button type="button" variant="secondary" data-size="sm" onClick={() => camera.current?.click()}>
            Ta bilde
          </Button>
        </span>
        <span className={styles.hint}>eller slipp eller lim det inn her</span>
        {input(chooser, false)}
        {input(camera, true)}
      </div>
      {state.step === "sending" && <progress aria-label="Sender bildet" value={state.share} max={1} />}
      <div role="status" className={styles.status}>
        {state.step === "sending" && progressText(state.share)}
        {state.step === "done" && state.text}
      </div>
      <div role="alert">
        {state.step === "failed" && <ValidationMessage data-color="danger">{state.text}</ValidationMessage>}
      </div>
    </fieldset>
  );
};
