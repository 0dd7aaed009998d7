import * as styles from "./club-part.module.css";

/** Says what is being fetched. */
export const Waiting = ({ children }: { readonly children: string }) => (
  <p role="status" className={styles.waiting}>
    {children}
  </p>
);
