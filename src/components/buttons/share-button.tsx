import { useState } from "react";
import { loadTwice } from "../../lib/fetch-code";
import { logError } from "../../lib/log";
import { siteTexts } from "../../lib/texts";
import type { Shared } from "./share";
import * as styles from "./share-button.module.css";

interface ShareButtonProps {
  readonly title: string;
  /** The page's path; the query of the visitor's address, such as filters, is not shared. */
  readonly path: string;
}

const load = () => loadTwice(() => import("./share"));

/** Shares a page; not shown without script. Its code loads at the first press. */
export const ShareButton = ({ title, path }: ShareButtonProps) => {
  const [outcome, setOutcome] = useState<Shared>("done");
  const [url, setUrl] = useState("");
  const press = async () => {
    const address = new URL(path, window.location.href).href;
    setUrl(address);
    setOutcome("done");
    try {
      const { share } = await load();
      setOutcome(await share({ title, url: address }));
    } catch (error) {
      logError("Failed to load the code for sharing", error);
      setOutcome("failed");
    }
  };
  return (
    <div className={styles.place}>
      <button type="button" className={styles.share} aria-label={siteTexts.shareNamed(title)} onClick={press}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15V3m0 0L7.500 7.500M12 3l4.500 4.500M5 12v8.500h14V12" />
        </svg>
        {siteTexts.share}
      </button>
      <span role="status" className={styles.said}>
        {outcome === "copied" && siteTexts.linkCopied}
        {outcome === "failed" && siteTexts.copyYourself(url)}
      </span>
    </div>
  );
};
