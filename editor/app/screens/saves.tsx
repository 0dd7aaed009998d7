import { Heading, Link } from "@digdir/designsystemet-react";
import type { Overview } from "../../api/api";
import { HISTORY } from "../data/route";
import { savedAt } from "../text/saved-at";
import * as styles from "./screens.module.css";

/** Saves, with editor and time. */
export const SaveList = ({ saves }: Pick<Overview, "saves">) => (
  <ul>
    {saves.map(({ message, editor, at }) => (
      <li key={`${at} ${message}`}>
        {message}
        <small>{`${editor}, ${savedAt(at)}`}</small>
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
