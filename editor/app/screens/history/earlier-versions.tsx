import { Button, Details, Paragraph } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Json } from "../../../../domain/json/json";
import type { SavedVersion } from "../../../api/history";
import { client } from "../../data/client";
import { savedAt } from "../../text/saved-at";
import { CodeChanges, isSave, SaveText } from "../saves";
import * as styles from "../screens.module.css";

interface EarlierVersionsProps {
  readonly kind: string;
  readonly id: string;
  /** Called with an earlier version's value and date. */
  readonly onRestore: (value: Json, from: string) => void;
}

/** The desk's saves, and the version before each, which may be a developer's. */
const offered = (versions: readonly SavedVersion[]): readonly SavedVersion[] =>
  versions.filter((version, at) => {
    const next = versions[at - 1];
    return isSave(version) || (next !== undefined && isSave(next));
  });

type Loaded = readonly SavedVersion[] | "none" | "loading" | "failed";

/** Earlier versions of an entity, which can be restored into its form. */
export const EarlierVersions = ({ kind, id, onRestore }: EarlierVersionsProps) => {
  const [versions, setVersions] = useState<Loaded>("none");
  const load = async () => {
    setVersions("loading");
    setVersions(
      await client.versions(kind, id).then(
        ({ saves }) => saves,
        () => "failed",
      ),
    );
  };
  const take = async ({ commit, at }: SavedVersion) => {
    try {
      onRestore((await client.version(kind, id, commit)).value, savedAt(at));
    } catch {
      setVersions("failed");
    }
  };
  return (
    <Details className={styles.versions} onToggle={() => void load()}>
      <Details.Summary>Tidligere utgaver</Details.Summary>
      <Details.Content>
        {versions === "loading" && <Paragraph>Henter …</Paragraph>}
        {versions === "failed" && <Paragraph>Får ikke hentet tidligere utgaver nå.</Paragraph>}
        {typeof versions !== "string" && (
          <ul className={styles.entries}>
            {offered(versions).map((version) => (
              <li key={version.commit} className={styles.save}>
                <SaveText
                  save={isSave(version) ? version : { ...version, message: "Slik det var før lagringen over" }}
                />
                {version === versions[0] ? (
                  <span>Gjelder nå</span>
                ) : (
                  <Button
                    type="button"
                    variant="secondary"
                    data-size="sm"
                    aria-label={`Hent fram utgaven fra ${savedAt(version.at)}`}
                    onClick={() => void take(version)}
                  >
                    Hent fram
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {typeof versions !== "string" && <CodeChanges saves={versions} />}
      </Details.Content>
    </Details>
  );
};
