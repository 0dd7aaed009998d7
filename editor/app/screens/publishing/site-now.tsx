import { Alert, Heading, Link, Paragraph } from "@digdir/designsystemet-react";
import { withWholeFigures } from "../../../../domain/time/norwegian";
import type { Publishing } from "../../../api/publishing";
import * as screenStyles from "../screens.module.css";
import { GoBack } from "./go-back";
import { overdueText, publishedText, pulledText, refreshedText } from "./publishing-texts";
import { PulledSources } from "./pulled-sources";

interface SiteNowProps {
  readonly status: Publishing;
  /** Null without the right, and while it is published. */
  readonly onBack: (() => void) | null;
}

/** The site as visitors have it: when it was published and renewed, where its programme comes from, the way back. */
export const SiteNow = ({ status, onBack }: SiteNowProps) => {
  const { refreshed, releases, pulled, attempt, hasTarget, last, address } = status;
  return (
    <section className={screenStyles.card}>
      <Heading level={2} data-size="xs">
        Nettstedet nå
      </Heading>
      <Paragraph>{withWholeFigures(publishedText(status))}</Paragraph>
      {hasTarget && last !== null && (
        <Paragraph>
          <Link href={address}>Åpne nettstedet</Link>
        </Paragraph>
      )}
      {refreshed.failure !== null && attempt?.state !== "failed" && (
        <Alert data-color="warning">{`Siste oppdatering stoppet. ${refreshed.failure}`}</Alert>
      )}
      {releases !== null && <GoBack releases={releases} onBack={onBack} />}
      {refreshed.overdue !== null && <Alert data-color="warning">{overdueText(refreshed)}</Alert>}
      {refreshedText(status) !== "" && <Paragraph>{refreshedText(status)}</Paragraph>}
      {pulled !== null && pulled.failure !== null && (
        <Alert data-color="warning">{`Programmet ble ikke hentet sist. ${pulled.failure}`}</Alert>
      )}
      {pulledText(pulled) !== "" && <Paragraph>{pulledText(pulled)}</Paragraph>}
      <PulledSources sources={pulled?.sources ?? {}} />
    </section>
  );
};
