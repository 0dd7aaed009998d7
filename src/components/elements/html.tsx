import * as styles from "./html.module.css";

/** Editors' HTML, sanitised by the source plugin before it came into GraphQL. */
export const Html = ({ html, large = false }: { readonly html: string; readonly large?: boolean }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the plugin's allow-list has cleaned it
  <div className={styles.prose} data-large={large} dangerouslySetInnerHTML={{ __html: html }} />
);
