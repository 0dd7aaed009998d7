import * as styles from "./html.module.css";

interface HtmlProps {
  readonly html: string;
  readonly large?: boolean;
  /** In two columns where there is room. */
  readonly inColumns?: boolean;
}

/** Editors' HTML, which the source plugin has sanitised. */
export const Html = ({ html, large = false, inColumns = false }: HtmlProps) => (
  <div
    className={styles.prose}
    data-large={large}
    data-columns={inColumns}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the plugin's allow-list
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
