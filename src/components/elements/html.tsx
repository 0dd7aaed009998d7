import * as styles from "./html.module.css";

/** Editors' HTML, which the source plugin has sanitised. */
export const Html = ({ html, large = false }: { readonly html: string; readonly large?: boolean }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the plugin's allow-list
  <div className={styles.prose} data-large={large} dangerouslySetInnerHTML={{ __html: html }} />
);
