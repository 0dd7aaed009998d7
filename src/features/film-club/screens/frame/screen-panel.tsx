import type { ReactNode, Ref } from "react";
import { Link } from "../../../../components/elements/link";
import { signInPath } from "../../user/member-pages";
import * as styles from "./screen-panel.module.css";

interface ScreenPanelProps {
  readonly heading?: string;
  /** For a heading that takes the focus when the focused element has been removed. */
  readonly focus?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The frame around a screen of the film club. */
export const ScreenPanel = ({ heading, focus, children }: ScreenPanelProps) => (
  <div className={styles.panel}>
    {heading !== undefined && (
      <h2 ref={focus} tabIndex={focus ? -1 : undefined} className={styles.heading}>
        {heading}
      </h2>
    )}
    {children}
  </div>
);

interface PlaceProps {
  /** For a form with many fields. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/** The place of a screen, with reserved height while it is loaded. */
export const ScreenPlace = ({ tall = false, children }: PlaceProps) => (
  <div className={styles.place} data-tall={tall}>
    {children}
  </div>
);

/** For visitors without script; hidden for others before hydration. */
export const NeedsScript = ({ children }: { readonly children: string }) => (
  <p className={styles.needsScript}>{children}</p>
);

/** Links below a screen. */
export const ScreenLinks = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.ways}>{children}</div>
);

interface SignInLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: string;
}

/** A link to a sign-in page, with the page to return to. For the browser only, as all screens are. */
export const SignInLink = ({ to, className, children }: SignInLinkProps) => (
  <Link to={signInPath(to, window.location)} className={className}>
    {children}
  </Link>
);
