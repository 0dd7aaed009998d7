import { Heading } from "@digdir/designsystemet-react";
import type { ReactNode } from "react";
import * as styles from "./access.module.css";

interface AccessFrameProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** Page layout while logged out. */
export const AccessFrame = ({ heading, children }: AccessFrameProps) => (
  <div className={styles.page}>
    <header className={styles.top} data-tone="dark">
      Redaksjonen
    </header>
    <main className={styles.main}>
      <div className={styles.card}>
        <Heading level={1} data-size="md">
          {heading}
        </Heading>
        {children}
      </div>
    </main>
  </div>
);
