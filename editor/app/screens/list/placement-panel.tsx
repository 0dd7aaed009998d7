import { Heading, Link } from "@digdir/designsystemet-react";
import { useDesk } from "../../data/desk-context";
import { editAddress, listAddress } from "../../data/route";
import * as screenStyles from "../companions/companions.module.css";
import * as shownStyles from "../screens.module.css";
import * as styles from "./list.module.css";

interface PlacementPanelProps {
  readonly kind: string;
  readonly type: string;
  readonly id: string;
}

/** Where an entity stands, as on the site: among those at the top, or in the branch of its tree. */
export const PlacementPanel = ({ kind, type, id }: PlacementPanelProps) => {
  const all = useDesk().lists.byType[type] ?? [];
  const at = all.findIndex((one) => one.id === id);
  const heading = all[at]?.placement?.heading;
  if (heading === undefined) return null;
  const isTop = (index: number): boolean => all[index]?.placement?.depth === 0;
  const from = all.findLastIndex((_, index) => index <= at && isTop(index));
  const next = all.findIndex((_, index) => index > from && isTop(index));
  const isOwn = (index: number): boolean => index >= from && (next < 0 || index < next);
  const branch = all.filter((one, index) =>
    isTop(at) ? isTop(index) && one.placement?.heading === heading : isOwn(index),
  );
  return (
    <section className={screenStyles.panel} aria-labelledby="plass-i-menyen">
      <div className={shownStyles.head}>
        <Heading level={2} data-size="xs" id="plass-i-menyen">
          {`Plass i menyen: ${heading.toLowerCase()}`}
        </Heading>
        <Link href={listAddress(kind)}>Endre rekkefølgen</Link>
      </div>
      <ul className={styles.branch}>
        {branch.map((one) => (
          <li key={one.id} data-depth={one.placement?.depth}>
            {one.id === id ? (
              <strong aria-current="true">{one.title}</strong>
            ) : (
              <Link href={editAddress(kind, one.id)}>{one.title}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
