import { Button, Paragraph } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Json } from "../../../../domain/json/json";
import type { SavedVersion } from "../../../api/history";
import { client } from "../../data/client";
import * as fieldStyles from "../../fields/fields.module.css";
import { savedAt } from "../../text/saved-at";
import { CodeChanges, isSave, SaveText } from "../saves";
import * as styles from "../screens.module.css";
import { FoldedChanges } from "./folded-changes";
import { RestoreQuestion } from "./restore-question";

interface EarlierVersionsProps {
  readonly kind: string;
  readonly id: string;
  /** What the form holds. */
  readonly value: Json;
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

interface Taken {
  readonly version: SavedVersion;
  readonly value: Json;
  readonly opener: HTMLElement;
}

/** Earlier versions of an entity, which can be restored into its form after a look at what that changes. */
const EarlierVersions = ({ kind, id, value, onRestore }: EarlierVersionsProps) => {
  const [versions, setVersions] = useState<Loaded>("none");
  const [taken, setTaken] = useState<Taken | null>(null);
  const load = async () => {
    setVersions("loading");
    setVersions(
      await client.versions(kind, id).then(
        ({ saves }) => saves,
        () => "failed",
      ),
    );
  };
  const take = async (version: SavedVersion, opener: HTMLElement) => {
    try {
      const { value: earlier } = await client.version(kind, id, version.commit);
      setTaken({ version, value: earlier, opener });
    } catch {
      setVersions("failed");
    }
  };
  return (
    <details
      className={fieldStyles.folded}
      // It also hears of what is folded within it.
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) void load();
      }}
    >
      <summary>
        <strong>Tidligere utgaver</strong>
      </summary>
      <div>
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
                    onClick={({ currentTarget }) => void take(version, currentTarget)}
                  >
                    Hent fram
                  </Button>
                )}
                {isSave(version) && (
                  <FoldedChanges
                    commit={version.commit}
                    of={`${version.message}, ${savedAt(version.at)}`}
                    entity={{ kind, id }}
                  />
                )}
                {taken?.version === version && (
                  <RestoreQuestion
                    kind={kind}
                    current={value}
                    restored={taken.value}
                    onRestore={() => {
                      setTaken(null);
                      onRestore(taken.value, savedAt(version.at));
                    }}
                    onKeep={() => {
                      setTaken(null);
                      taken.opener.focus();
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {typeof versions !== "string" && <CodeChanges saves={versions} />}
      </div>
    </details>
  );
};

export default EarlierVersions;
