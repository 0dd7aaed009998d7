import { Button, Dialog, Heading, Paragraph } from "@digdir/designsystemet-react";
import { type ReactNode, type RefObject, useId } from "react";
import * as screenStyles from "../screens.module.css";
import * as styles from "./removal.module.css";

interface QuestionDialogProps {
  readonly heading: string;
  /** The button that does it, if it can be done. */
  readonly submit: ReactNode;
  /** Why it cannot be done yet. */
  readonly hint?: ReactNode;
  /** Words of the button that does nothing: "Behold". */
  readonly back: string;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done with one or several entities. */
export const QuestionDialog = ({
  heading,
  submit,
  hint = false,
  back,
  dialog,
  onClose,
  children,
}: QuestionDialogProps) => {
  const id = useId();
  return (
    <Dialog ref={dialog} open closedby="any" closeButton={false} aria-labelledby={id} onClose={onClose}>
      <div className={styles.question}>
        <Heading level={2} data-size="xs" id={id}>
          {heading}
        </Heading>
        {children}
        <div className={screenStyles.buttons}>
          {submit}
          <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
            {back}
          </Button>
        </div>
        {hint !== false && <Paragraph data-size="sm">{hint}</Paragraph>}
      </div>
    </Dialog>
  );
};
