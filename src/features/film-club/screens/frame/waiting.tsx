import { Announced } from "../../../../components/elements/announced";
import * as styles from "./club-part.module.css";

/** A loading message. */
export const Waiting = ({ children }: { readonly children: string }) => (
  <Announced className={styles.waiting}>{children}</Announced>
);
