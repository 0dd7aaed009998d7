import { Alert, Paragraph } from "@digdir/designsystemet-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { isObject, type Json, valueAt } from "../../../../domain/json/json";
import type { Kept, Kind } from "../../../api/api";
import { type Form, fieldsOf } from "../../../api/form";
import { labelAt } from "../../../api/labels";
import { useDesk } from "../../data/desk-context";
import { SmallButton } from "../../elements/small-button";
import { AnyField, ControlsProvider } from "../../fields/any-field";
import { CONTROLS } from "../../fields/controls";
import { itemField } from "../../fields/field-props";
import { FormProvider } from "../../fields/form-context";
import { CompanionsPanel } from "../companions/companions-panel";
import { OwnShowings } from "../companions/own-showings";
import { TABLES } from "../house/tables";
import { AppliesPanel } from "../lists/applies-panel";
import { BesidePreview } from "../preview/beside-preview";
import { DiskNotice } from "../preview/disk-notice";
import { QuestionPanel } from "../questions/lazy-panel";
import { RemovalPanel } from "../removal/removal-panel";
import * as styles from "../screens.module.css";
import { ConflictPanel } from "./conflict-panel";
import { FormHead } from "./form-head";
import { HeadPreview } from "./head-preview";
import { MissingList } from "./missing-list";
import { ProblemSummary } from "./problem-summary";
import { SaveBar } from "./save-bar";
import { pathIn, showField } from "./show-field";
import { type Begun, useEntityEdits } from "./use-entity-edits";
import { useLeftFields } from "./use-left-fields";

/** Lazy: it is folded, and below all fields. */
const EarlierVersions = lazy(() => import("../history/earlier-versions"));

interface EntityFormProps {
  readonly about: Kind;
  readonly id: string | null;
  readonly title: string;
  readonly begun: Begun;
  readonly field: string | null;
  /** The only field to show; null for all. */
  readonly only?: string | null;
  /** Initial hall of new showings. */
  readonly hall?: string;
  readonly onSaved: (id: string) => void;
  /** Called with the undo, or with null when a new entity was discarded. */
  readonly onUndone: (kept: Kept | null) => void;
}

const sourcesIn = (value: Json): readonly string[] =>
  (Array.isArray(value.sources) ? value.sources : []).flatMap((source: unknown) =>
    isObject(source) && typeof source.name === "string" ? [source.name] : [],
  );

const blockedBy = (conflicts: number, isSavable: boolean): string | null => {
  if (conflicts > 0) return "Ikke lagret: velg øverst i skjemaet hva som skal stå.";
  return isSavable ? null : "Rett forestillingene først.";
};

/** The form with only one of its fields. */
const onlyField = (form: Form, only: string | null): Form =>
  only === null || form.kind !== "object"
    ? form
    : { ...form, fields: form.fields.filter(({ name }) => name === only).map((field) => ({ ...field, group: null })) };

/** Roughly what a reader can take in, in characters of JSON. */
const MAX_OPEN = 3_000;

/** Whether all rows start open: in a new entity or a single field, unless there are too many. */
const opensRows = (value: Json, only: string | null, isNew: boolean): boolean =>
  (isNew || only !== null) &&
  JSON.stringify(only === null ? value : (valueAt(value, [only]) ?? null)).length < MAX_OPEN;

/** Form of one entity: checked while typing, kept in the browser, saved on request. */
export const EntityForm = (props: EntityFormProps) => {
  const { about, id, title, begun, field, only = null, hall = "", onSaved, onUndone } = props;
  const { kind, form } = about;
  const { desk, preview, person } = useDesk();
  const left = useLeftFields(id === null);
  const edits = useEntityEdits({
    about,
    id,
    begun,
    onSaved,
    onUndone,
    onRefused: (path) => {
      left.tryAll();
      if (path !== null) setTimeout(() => void showField(path));
    },
  });
  const { conflicts, companions, isSaving } = edits;
  const { here, elsewhere } = edits.verdict ?? { here: [], elsewhere: [] };
  const { before, value, found } = edits.state;
  const [isOpen] = useState(() => opensRows(begun.value, only, id === null));
  useEffect(() => {
    if (field !== null) void showField(pathIn(field));
  }, [field]);

  const hasFirst = only === null && fieldsOf(form, value).some(({ isFirst }) => isFirst);
  const besides = (
    <>
      {id === null && <CompanionsPanel kind={kind} object={value.object} hall={hall} companions={companions} />}
      {id !== null && kind === "productions" && only === null && <OwnShowings id={id} />}
      {kind === "events" && <AppliesPanel value={value} />}
    </>
  );
  const Table = only === null ? undefined : TABLES[`${kind}.${only}`];
  const allFields = (
    <AnyField field={itemField(title, onlyField(form, only))} path={[]} value={value} onChange={edits.change} />
  );
  const entityForm = (
    <form
      className={styles.form}
      data-wide={Table !== undefined || undefined}
      {...left.events}
      onSubmit={(event) => {
        event.preventDefault();
        void edits.save();
      }}
    >
      <FormHead
        title={only === null ? title : labelAt(form, [only], value)}
        isHideable={id !== null && only === null && fieldsOf(form, value).some(({ name }) => name === "shownUntil")}
        value={value}
        onChange={edits.change}
        mayDiscard={edits.isKept && !isSaving}
        onDiscard={() => void edits.discard()}
      />
      {person !== null && only === null && (
        <Suspense fallback={null}>
          <QuestionPanel about={{ kind, id }} isChanged={edits.isChanged} />
        </Suspense>
      )}
      {found !== null && (
        <Alert data-color="info">
          {found === "browser"
            ? "Det du skrev sist, er tatt vare på og står her."
            : "Dette er et utkast som ikke er lagret i innholdet ennå."}{" "}
          <SmallButton onClick={() => void edits.discard()}>Forkast det</SmallButton>
        </Alert>
      )}
      {id !== null && (
        <DiskNotice
          kind={kind}
          id={id}
          before={before}
          value={value}
          edition={preview?.edition ?? null}
          isSaving={isSaving}
          onMerged={edits.takeIn}
        />
      )}
      {conflicts.length > 0 && <ConflictPanel conflicts={conflicts} onChoose={edits.choose} />}
      <ProblemSummary heading="Endringen gir problemer andre steder" problems={elsewhere} isHere={false} />
      <FormProvider
        value={{
          kind,
          value,
          onFix: edits.fix,
          problems: here,
          sources: sourcesIn(value),
          opensRows: isOpen,
          isShown: left.isShown,
          afterFirst: hasFirst ? besides : null,
        }}
      >
        <ControlsProvider value={CONTROLS}>
          {Table === undefined ? (
            allFields
          ) : (
            <Suspense fallback={<Paragraph>Henter …</Paragraph>}>
              <Table value={value} onChange={edits.change} allFields={allFields} />
            </Suspense>
          )}
        </ControlsProvider>
      </FormProvider>
      {!hasFirst && besides}
      {only === null && <HeadPreview kind={kind} head={edits.verdict?.head ?? null} />}
      {id !== null && desk.hasHistory && (
        <Suspense>
          <EarlierVersions
            key={JSON.stringify(before)}
            kind={kind}
            id={id}
            value={value}
            onRestore={edits.restoreVersion}
          />
        </Suspense>
      )}
      {id !== null && only === null && about.newLabel !== null && <RemovalPanel kind={kind} id={id} title={title} />}
      <SaveBar
        status={edits.status}
        otherwise={edits.waits}
        isChanged={edits.isChanged}
        isSaving={isSaving}
        blockedBy={blockedBy(conflicts.length, companions.isSavable)}
        isDraft={edits.isDraft}
        onUndone={onUndone}
        onFailed={edits.fail}
      >
        {edits.status?.tone !== "success" && (id !== null || edits.isKept || edits.status !== null) && (
          <MissingList
            problems={here}
            isShown={left.isShown}
            isMade={([name = ""]) =>
              id === null &&
              value[name] === "" &&
              fieldsOf(form, value).some((one) => one.name === name && one.madeFrom !== null)
            }
            onFix={edits.fix}
            labelOf={(path) => labelAt(form, path, value)}
          />
        )}
      </SaveBar>
    </form>
  );
  return (
    <BesidePreview kind={kind} id={id} before={before} value={value} opens={only === null && kind !== "sites"}>
      {entityForm}
    </BesidePreview>
  );
};
