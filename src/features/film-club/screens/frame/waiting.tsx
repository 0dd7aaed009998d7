import * as styles from "./club-part.module.css";

/** A loading message. */
export const Waiting = ({ children }: { readonly children: string }) => (
  <p role="status" className={styles.waiting}>
    {children}
  </p>
);
