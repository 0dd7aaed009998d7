import { useEffect, useRef } from "react";
import { EmptyNote } from "../../components/elements/empty-note";
import { siteTexts } from "../../lib/texts";
import { appTexts } from "../texts";
import * as styles from "./broken-page.module.css";

/**
 * The last fallback, for errors outside the blocks: it needs only the style sheet. Its link to the front page and the
 * back button reload the document, since the app may be what failed.
 */
export const BrokenPage = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const reload = () => window.location.reload();
    heading.current?.focus();
    window.addEventListener("popstate", reload);
    return () => window.removeEventListener("popstate", reload);
  }, []);
  return (
    <div className={styles.broken}>
      <h1 ref={heading} tabIndex={-1}>
        {appTexts.brokenHeading}
      </h1>
      <EmptyNote>{appTexts.brokenText}</EmptyNote>
      <p className={styles.ways}>
        <button type="button" className="ds-button" onClick={() => window.location.reload()}>
          {siteTexts.reloadPage}
        </button>
        <a className="ds-button" data-variant="secondary" href="/" rel="external">
          {appTexts.toFrontPage}
        </a>
      </p>
    </div>
  );
};
