import * as styles from "./empty-note.module.css";

/** Shown instead of an empty list: a text under a drawn curtain that opens on an empty seat. */
export const EmptyNote = ({ children }: { readonly children: string }) => (
  <div className={styles.empty}>
    <svg className={styles.curtain} viewBox="0 0 120 64" aria-hidden="true">
      <path className={styles.stage} d="M8 8h104v52H8z" />
      <path className={styles.beam} d="M57 10h6l16 46c-10 4-28 4-38 0z" />
      <path className={styles.seat} d="M53 37c0-9 14-9 14 0v9h2v4h-3v6h-2v-6h-8v6h-2v-6h-3v-4h2z" />
      <g className={styles.left}>
        <path className={styles.velvet} d="M8 8h53.500v50c-4 3-7-2-11 0s-8 2-12-1-8 3-13 2-8-2-16.500 1z" />
        <path className={styles.folds} d="M21 10v46M34 10v46M47 10v46" />
      </g>
      <g className={styles.right}>
        <path className={styles.velvet} d="M112 8H58.500v50c4 3 7-2 11 0s8 2 12-1 8 3 13 2 8-2 16.500 1z" />
        <path className={styles.folds} d="M99 10v46M86 10v46M73 10v46" />
      </g>
      <path
        className={styles.velvet}
        d="M2 3h116v7c-5 5-9 5-14.500 0-5 5-9 5-14.500 0-5 5-9 5-14.500 0-5 5-9 5-14.500 0-5 5-9 5-14.500 0-5 5-9 5-14.500 0-5 5-9 5-14.500 0-5 5-9 5-15 0z"
      />
    </svg>
    <p>{children}</p>
  </div>
);
