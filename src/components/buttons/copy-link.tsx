import { useState } from "react";
import { siteTexts } from "../../lib/texts";
import * as styles from "./copy-link.module.css";
import { TextButton } from "./text-button";

/** Copies an address, and says so; an address that could not be copied is shown. Not shown without script. */
export const CopyLink = ({ url }: { readonly url: string }) => {
  const [said, setSaid] = useState("");
  // `clipboard` is missing on pages without https.
  const copy = async () => navigator.clipboard.writeText(url);
  const press = () =>
    copy().then(
      () => setSaid(siteTexts.linkCopied),
      () => setSaid(siteTexts.copyYourself(url)),
    );
  return (
    <span className={styles.copy}>
      <TextButton onClick={press}>{siteTexts.copyLink}</TextButton>
      <span role="status">{said}</span>
    </span>
  );
};
