import { Alert, Paragraph } from "@digdir/designsystemet-react";
import { useState } from "react";
import { isObject, isSame, type Json } from "../../../domain/json/json";
import type { Entity } from "../../api/api";
import { client } from "../data/client";
import { mayChange, useDesk } from "../data/desk-context";
import { lastSave } from "../data/last-save";
import { editAddress, listAddress } from "../data/route";
import { storedDraft } from "../data/stored-draft";
import { useLoaded } from "../data/use-loaded";
import { AskAdmin } from "../elements/admin-only";
import { EntityForm } from "./entity/entity-form";
import type { Begun } from "./entity/use-entity-edits";
import { partWith } from "./parts/parts";
import { PartsScreen } from "./parts/parts-screen";

const asObject = (value: unknown): Json => (isObject(value) ? value : {});

/** Unsaved edits take precedence over a draft, and a draft over the saved version. */
const begin = (entity: Entity): Begun => {
  const saved = asObject(entity.value);
  const stored = storedDraft.of(entity.kind, entity.id);
  if (stored !== null && !isSame(stored.value, saved))
    return { base: stored.base, before: asObject(stored.before), value: stored.value, found: "browser" };
  if (entity.draft !== null && !isSame(entity.draft.value, saved)) {
    const { base, before, value } = entity.draft;
    return { base, before: asObject(before), value: asObject(value), found: "server" };
  }
  return { base: entity.version, before: saved, value: saved, found: null };
};

interface EditScreenProps {
  readonly kind: string;
  readonly id: string;
  readonly field: string | null;
  /** A field of the only part to show; null for all. */
  readonly only: string | null;
}

/** Message prefix of an undone creation. */
const UNDONE_NEW = "Angret: Ny: ";

/** Form of an existing entity. */
export const EditScreen = ({ kind, id, field, only }: EditScreenProps) => {
  const { desk, person } = useDesk();
  const [undone, setUndone] = useState(0);
  const about = desk.kinds.find((one) => one.kind === kind);
  const { value: entity, failure } = useLoaded(() => client.entity(kind, id), `${kind} ${id} ${undone}`);
  if (!mayChange(kind, { person }))
    return <AskAdmin heading={about?.label} text="Innstillingene kan bare endres av en ansvarlig." />;
  if (failure !== null) return <Alert data-color="danger">{failure}</Alert>;
  if (about === undefined || entity === null) return <Paragraph>Henter …</Paragraph>;
  // What a house has one of is too large for one form.
  const wanted = only ?? (about.newLabel === null ? (field?.split(".")[0] ?? null) : null);
  const part = wanted === null ? null : partWith(about.form, wanted);
  if (part === null && about.newLabel === null)
    return <PartsScreen about={about} entity={entity} written={begin(entity).value} />;
  return (
    <EntityForm
      key={part?.name}
      about={about}
      id={id}
      title={part?.title ?? entity.title}
      begun={begin(entity)}
      field={field}
      part={part}
      onSaved={(saved) => {
        if (saved !== id) window.location.replace(editAddress(kind, saved));
      }}
      onUndone={(kept) => {
        if (kept === null) return;
        if (kept.message.startsWith(UNDONE_NEW)) window.location.replace(listAddress(kind));
        lastSave.set({ ...kept, kind, id });
        setUndone(undone + 1);
      }}
    />
  );
};
