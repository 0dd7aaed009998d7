import { Alert, Button, Field, Heading, Label, Paragraph, Select, Textfield } from "@digdir/designsystemet-react";
import { useEffect, useState } from "react";
import { isObject } from "../../../domain/json/json";
import { client, companionsClient } from "../data/client";
import { useDesk } from "../data/desk-context";
import { editAddress, newAddressOf } from "../data/route";
import { storedDraft } from "../data/stored-draft";
import { useLoaded } from "../data/use-loaded";
import { messageOf } from "../text/message-of";
import { EntityForm } from "./entity/entity-form";
import type { Begun } from "./entity/use-entity-edits";
import * as styles from "./screens.module.css";

interface NewScreenProps {
  readonly kind: string;
  /** Id of the entity to copy. */
  readonly from: string | null;
  /** The pattern to start from; null for a copy. */
  readonly pattern: string | null;
}

/** New entity from a pattern or a copy: ids, URLs and file names are derived from its title. */
export const NewScreen = ({ kind, from, pattern }: NewScreenProps) => {
  const { desk, lists } = useDesk();
  const about = desk.kinds.find((one) => one.kind === kind);
  const sources = (about && lists.byType[about.type]) ?? [];
  const [source, setSource] = useState(from ?? sources[0]?.id ?? "");
  const [title, setTitle] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  /** Discarding starts a fresh form. */
  const [round, setRound] = useState(0);
  const [begun, setBegun] = useState<Begun | null>(() => {
    const stored = storedDraft.of(kind, null);
    return stored && { base: null, before: {}, value: stored.value, found: "browser" };
  });
  const { value: known } = useLoaded(() => companionsClient.patterns(kind), kind);
  const wanted = known?.patterns.find(({ name }) => name === pattern);
  useEffect(() => {
    if (wanted !== undefined) setBegun((now) => now ?? { base: null, before: {}, value: wanted.value, found: null });
  }, [wanted]);
  useEffect(() => {
    client.newDraft(kind).then(
      ({ draft }) => {
        const value = draft?.value;
        if (isObject(value)) setBegun((now) => now ?? { base: null, before: {}, value, found: "server" });
      },
      () => undefined,
    );
  }, [kind]);
  if (about === undefined) return <Paragraph>Dette slaget innhold finnes ikke.</Paragraph>;
  const begin = async () => {
    try {
      const { value } = await client.copy(kind, source, title.trim() || "Ny");
      setBegun({ base: null, before: {}, value, found: null });
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  const other = known?.patterns.find(({ value }) => value.object === begun?.value.object);
  if (begun !== null && begun.found !== null && wanted && other && other.value.object !== wanted.value.object) {
    const discard = () => {
      storedDraft.drop(kind, null);
      client.dropDraft(kind, null).catch(() => undefined);
      setBegun({ base: null, before: {}, value: wanted.value, found: null });
    };
    return (
      <>
        <Heading level={1} data-size="lg">
          {wanted.label}
        </Heading>
        <Alert data-color="info">
          <Paragraph>{`Du har begynt på noe annet som ikke er lagret: ${String(begun.value.title || other.label)}.`}</Paragraph>
          <div className={styles.buttons}>
            <Button asChild>
              <a href={newAddressOf(kind, other.name)}>Fortsett på det</a>
            </Button>
            <Button variant="secondary" onClick={discard}>
              {`Forkast det, og gå til «${wanted.label}»`}
            </Button>
          </div>
        </Alert>
      </>
    );
  }
  if (begun !== null && Object.keys(begun.value).length > 0)
    return (
      <EntityForm
        key={`${begun.found} ${round}`}
        about={about}
        id={null}
        title={wanted?.label ?? `Ny i ${about.label.toLowerCase()}`}
        begun={begun}
        field={null}
        hall={known?.patterns.find(({ value }) => value.object === begun.value.object)?.hall ?? ""}
        onSaved={(id) => window.location.replace(editAddress(kind, id))}
        onUndone={() => {
          setRound(round + 1);
          setBegun(wanted === undefined ? null : { base: null, before: {}, value: wanted.value, found: null });
        }}
      />
    );
  if (pattern !== null && (known === null || wanted !== undefined)) return <Paragraph>Henter …</Paragraph>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Heading level={1} data-size="lg">
        {`Ny i ${about.label.toLowerCase()}`}
      </Heading>
      {failure !== null && <Alert data-color="danger">{failure}</Alert>}
      <Field>
        <Label>Kopier fra</Label>
        <Select value={source} onChange={({ target }) => setSource(target.value)}>
          {sources.map((one) => (
            <Select.Option key={one.id} value={one.id}>
              {one.title}
            </Select.Option>
          ))}
        </Select>
      </Field>
      {kind !== "events" && (
        <Textfield
          label="Navn"
          description="Adressen lages av navnet. Alt kan endres etterpå."
          value={title}
          required
          onChange={({ target }) => setTitle(target.value)}
        />
      )}
      <div>
        <Button type="submit" disabled={source === ""}>
          Lag kopi
        </Button>
      </div>
    </form>
  );
};
