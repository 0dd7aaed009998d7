import { Button, Dialog, Heading, Paragraph } from "@digdir/designsystemet-react";
import { useRef } from "react";
import type { Publishing } from "../../../api/publishing";
import { savedAt } from "../../text/saved-at";
import * as styles from "./publishing.module.css";

interface GoBackProps {
  readonly releases: NonNullable<Publishing["releases"]>;
  /** Null without the right. */
  readonly onBack: (() => void) | null;
}

/** The published release, and rollback to the previous one after confirmation. */
export const GoBack = ({ releases: { current, earlier }, onBack }: GoBackProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      {current !== null && <Paragraph role="status">{`På nettstedet nå: utgaven fra ${savedAt(current)}.`}</Paragraph>}
      {earlier !== null && onBack !== null && (
        <div>
          <Button type="button" variant="secondary" data-color="danger" onClick={() => dialog.current?.showModal()}>
            Gå tilbake til forrige utgave …
          </Button>
          <Dialog ref={dialog} closedby="any" closeButton={false} aria-labelledby="tilbake-sporsmal">
            <Heading level={2} data-size="xs" id="tilbake-sporsmal">
              Gå tilbake til forrige utgave?
            </Heading>
            <Paragraph>
              {`Nettstedet blir slik det var ${savedAt(earlier)}. Det som er lagret her, endres ikke, og neste publisering legger det ut. Rett det som er galt, før det.`}
            </Paragraph>
            <div className={styles.ways}>
              <Button
                type="button"
                data-color="danger"
                onClick={() => {
                  close();
                  onBack();
                }}
              >
                Ja, gå tilbake
              </Button>
              <Button type="button" variant="secondary" onClick={close}>
                Behold utgaven
              </Button>
            </div>
          </Dialog>
        </div>
      )}
    </>
  );
};
