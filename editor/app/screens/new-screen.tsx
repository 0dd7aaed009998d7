import { Alert, Button, Field, Heading, Label, Paragraph, Select, Textfield } from "@digdir/designsystemet-react";
import { useEffect, useState } from "react";
import { isObject, type Json } from "../../../domain/json/json";
import { objectOf } from "../../api/object-of";
import { client, companionsClient } from "../data/client";
import { useDesk } from "../data/desk-context";
import { editAddress } from "../data/route";
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
  /** The draft to go on with, by what it is; null for any. */
  readonly draft?: string | null;
}

/** A draft is kept without what nobody wrote in: the places of the pattern's pictures are there again. */
const withPattern = (draft: Json, pattern: Json | undefined): Json =>
  Object.fromEntries(
    Object.entries({ ...pattern, ...draft }).map(([name, part]) => {
      const isBare = Array.isArray(part) && part.length === 0;
      return [name, isBare ? (pattern?.[name] ?? part) : part];
    }),
  );

/** New entity from a pattern or a copy: ids, URLs and file names are derived from its title. */
export const NewScreen = ({ kind, from, pattern, draft = null }: NewScreenProps) => {
  const { desk, lists } = useDesk();
  const about = desk.kinds.find((one) => one.kind === kind);
  const sources = (about && lists.byType[about.type]) ?? [];
  const [source, setSource] = useState(from ?? sources[0]?.id ?? "");
  const [title, setTitle] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  /** Discarding starts a fresh form. */
  const [round, setRound] = useState(0);
  const [begun, setBegun] = useState<Begun | null>(null);
  const { value: known, failure: unknown } = useLoaded(() => companionsClient.patterns(kind), kind);
  const wanted = known?.patterns.find(({ name, value }) =>
    pattern === null ? draft !== null && value.object === draft : name === pattern,
  );
  const isAsked = pattern !== null || draft !== null;
  const isWaiting = isAsked && known === null && unknown === null;
  // What was typed last comes before a draft, and a draft before the pattern.
  useEffect(() => {
    if (begun !== null || isWaiting) return undefined;
    const object = objectOf(wanted?.value) ?? draft ?? undefined;
    const stored = storedDraft.of(kind, null, object);
    if (stored !== null) {
      setBegun({ base: null, before: {}, value: stored.value, found: "browser" });
      return undefined;
    }
    let isCurrent = true;
    const fresh = () => wanted && { base: null, before: {}, value: wanted.value, found: null };
    const begin = (next: Begun | undefined) => {
      if (isCurrent && next !== undefined) setBegun((now) => now ?? next);
    };
    client.newDraft(kind, object).then(
      ({ draft: kept }) =>
        begin(
          isObject(kept?.value)
            ? { base: null, before: {}, value: withPattern(kept.value, wanted?.value), found: "server" }
            : fresh(),
        ),
      () => begin(fresh()),
    );
    return () => {
      isCurrent = false;
    };
  }, [begun, isWaiting, wanted, draft, kind]);
  if (about === undefined) return <Paragraph>Dette slaget innhold finnes ikke.</Paragraph>;
  const begin = async () => {
    try {
      const { value } = await client.copy(kind, source, title.trim() || "Ny");
      setBegun({ base: null, before: {}, value, found: null });
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
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
  if (isWaiting || wanted !== undefined) return <Paragraph>Henter …</Paragraph>;
  // In a list that is ordered by hand, it begins with the place of the one that it was asked for beside.
  const beside = about.order === "placement" ? sources.find(({ id }) => id === from) : undefined;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Heading level={1} data-size="lg">
        {about.newLabel ?? `Ny i ${about.label.toLowerCase()}`}
      </Heading>
      {failure !== null && <Alert data-color="danger">{failure}</Alert>}
      {beside === undefined ? (
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
      ) : (
        <Paragraph>{`Kommer ved siden av «${beside.title}», og kan flyttes etterpå.`}</Paragraph>
      )}
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
          {beside === undefined ? "Lag kopi" : "Fortsett"}
        </Button>
      </div>
    </form>
  );
};
