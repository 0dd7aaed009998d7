import type { ComponentProps, ReactNode } from "react";
import * as styles from "./fallback-page.module.css";
import { Link } from "./link";
import { Picture } from "./picture";

interface FallbackPageProps {
  readonly picture: ComponentProps<typeof Picture>["picture"];
  readonly eager: boolean;
  readonly headline: "h1" | "h2";
  readonly heading: string | null;
  readonly text: string;
  readonly children: ReactNode;
}

/** Replaces a page that cannot be shown: a picture, a text and links. */
export const FallbackPage = ({ picture, eager, headline: Heading, heading, text, children }: FallbackPageProps) => (
  <div className={styles.page}>
    <div className={styles.picture}>
      <Picture picture={picture} shape="wide" sizes="(min-width: 64rem) 40rem, 92vw" eager={eager} />
    </div>
    <div className={styles.words}>
      <Heading>{heading}</Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  </div>
);

interface FurtherLinksProps extends ComponentProps<"ul"> {
  readonly links: readonly { readonly label: string; readonly path: string }[];
}

export const FurtherLinks = ({ links, ...rest }: FurtherLinksProps) => (
  <ul className={styles.links} {...rest}>
    {links.map(({ label, path }) => (
      <li key={path}>
        <Link to={path}>{label}</Link>
      </li>
    ))}
  </ul>
);
