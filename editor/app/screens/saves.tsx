import { Heading, Link, Paragraph } from "@digdir/designsystemet-react";
import { withWholeFigures } from "../../../domain/time/norwegian";
import type { Overview } from "../../api/api";
import type { SavedVersion } from "../../api/history";
import { HISTORY } from "../data/route";
import * as fieldStyles from "../fields/fields.module.css";
import { ago } from "../text/ago";
import { savedAt } from "../text/saved-at";
import * as styles from "./screens.module.css";

/** Whether it was made at the desk or by a pull. */
export const isSave = ({ origin }: SavedVersion): boolean => origin !== "code";

interface SaveTextProps {
  readonly save: SavedVersion;
  /** In words; with its day by default. */
  readonly when?: (at: string) => string;
}

/** What was saved, by whom and when. */
export const SaveText = ({ save: { message, editor, at }, when = savedAt }: SaveTextProps) => (
  <div>
    <strong>{withWholeFigures(message)}</strong>
    <small>{withWholeFigures(`${editor}, ${when(at)}`)}</small>
  </div>
);

/** Developers' changes of the content, folded, and not to be undone. */
export const CodeChanges = ({ saves }: { readonly saves: readonly SavedVersion[] }) => {
  const others = saves.filter((save) => !isSave(save));
  if (others.length === 0) return null;
  return (
    <details className={fieldStyles.folded}>
      <summary>
        <strong>Fra utviklerne</strong> <span className={fieldStyles.help}>{others.length}</span>
      </summary>
      <div>
        <Paragraph data-size="sm">Endringer i koden til nettstedet. De kan ikke angres herfra.</Paragraph>
        <ul className={styles.entries}>
          {others.map((save) => (
            <li key={save.commit} className={styles.save}>
              <SaveText save={save} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
};

/** Saves, with editor and time. */
const SaveList = ({ saves }: Pick<Overview, "saves">) => (
  <ul>
    {saves.map(({ message, editor, at }) => (
      <li key={`${at} ${message}`}>
        {withWholeFigures(message)}
        <small>{`${editor}, ${ago(at, Date.now())}`}</small>
      </li>
    ))}
  </ul>
);

/** The latest saves, with a link to all. */
export const Saves = ({ heading, saves }: Pick<Overview, "saves"> & { readonly heading: string }) => (
  <section className={styles.card}>
    <Heading level={2} data-size="xs">
      {heading}
    </Heading>
    <SaveList saves={saves} />
    <Link href={HISTORY}>Hele historikken</Link>
  </section>
);
