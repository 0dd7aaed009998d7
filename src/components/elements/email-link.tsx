import * as styles from "./email-link.module.css";

/** An e-mail link. A line ends after its @, and within a part only where this is too long for a line of its own. */
export const EmailLink = ({ address }: { readonly address: string }) => (
  <a href={`mailto:${address}`}>
    {(address.match(/[^@]+@?/g) ?? []).map((part) => (
      <span key={part} className={styles.part}>
        {part}
      </span>
    ))}
  </a>
);
