import { Dialog, Heading } from "@digdir/designsystemet-react";
import * as styles from "./shell.module.css";
import { KEYS } from "./use-keys";

/** The keys of the desk. */
export const KeysDialog = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) => (
  <Dialog open={isOpen} closedby="any" closeButton="Lukk" onClose={onClose} aria-labelledby="taster">
    <Heading level={2} data-size="sm" id="taster">
      Hurtigtaster
    </Heading>
    <dl className={styles.keys}>
      {KEYS.map(([keys, what]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
