import { useEffect, useRef } from "react";
import { EmptyNote } from "../components/empty-note";
import { strings } from "../lib/strings";
import * as styles from "./broken-page.module.css";

/**
 * The last resort, when something outside the blocks breaks: it needs nothing of the site but its style sheet. The way to
 * the front page and the back button load anew, since what broke may be what would take the reader there.
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
        {strings.brokenHeading}
      </h1>
      <EmptyNote>{strings.brokenText}</EmptyNote>
      <p className={styles.ways}>
        <button type="button" className="ds-button" onClick={() => window.location.reload()}>
          {strings.reloadPage}
        </button>
        <a className="ds-button" data-variant="secondary" href="/" rel="external">
          {strings.toFrontPage}
        </a>
      </p>
    </div>
  );
};
