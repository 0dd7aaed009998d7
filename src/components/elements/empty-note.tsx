import * as styles from "./empty-note.module.css";

/** Shown instead of an empty list: a text under a drawn curtain. */
export const EmptyNote = ({ children }: { readonly children: string }) => (
  <div className={styles.empty}>
    <svg className={styles.curtain} viewBox="0 0 120 64" aria-hidden="true">
      <path
        className={styles.velvet}
        d="M4 6h112v6H4zM8 12c0 18 3 34-3 48h20c4-16 5-32 5-48zM32 12c0 18-1 34-4 48h30c1-16 1-32 1-48zM61 12c0 16 0 32 1 48h30c-3-14-4-30-4-48zM90 12c0 16 1 32 5 48h20c-6-14-3-30-3-48z"
      />
      <path className={styles.beam} d="M59.400 12h1.300l1.800 48h-5z" />
    </svg>
    <p>{children}</p>
  </div>
);
