import type { ComponentProps, ReactNode } from "react";
import { Link } from "./link";
import { Picture } from "./picture";
import * as styles from "./stand-in.module.css";

interface StandInProps {
  readonly picture: ComponentProps<typeof Picture>["picture"];
  readonly eager: boolean;
  readonly headline: "h1" | "h2";
  readonly heading: string | null;
  readonly text: string;
  readonly children: ReactNode;
}

/** What stands where a page cannot: a picture, a word, and ways on. */
export const StandIn = ({ picture, eager, headline: Heading, heading, text, children }: StandInProps) => (
  <div className={styles.page}>
    <Picture picture={picture} shape="wide" sizes="(min-width: 64rem) 40rem, 92vw" eager={eager} />
    <div className={styles.words}>
      <Heading>{heading}</Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  </div>
);

interface WaysOnProps extends ComponentProps<"ul"> {
  readonly links: readonly { readonly label: string; readonly path: string }[];
}

export const WaysOn = ({ links, ...rest }: WaysOnProps) => (
  <ul className={styles.links} {...rest}>
    {links.map(({ label, path }) => (
      <li key={path}>
        <Link to={path}>{label}</Link>
      </li>
    ))}
  </ul>
);
