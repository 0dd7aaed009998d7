import { Paragraph } from "@digdir/designsystemet-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { isObject, isSame, type Json, valueAt } from "../../../../domain/json/json";
import type { Kept, Kind, Problem } from "../../../api/api";
import { type Form, fieldsOf } from "../../../api/form";
import { labelAt } from "../../../api/labels";
import { useDesk } from "../../data/desk-context";
import { SmallButton } from "../../elements/small-button";
import { AnyField, ControlsProvider } from "../../fields/any-field";
import { CONTROLS } from "../../fields/controls";
import { itemField } from "../../fields/field-props";
import { FormProvider, isBlank } from "../../fields/form-context";
import { OWN_PLACES } from "../../shell/places";
import { CompanionsPanel } from "../companions/companions-panel";
import { OwnShowings } from "../companions/own-showings";
import { TABLES } from "../house/tables";
import type { Part } from "../parts/parts";
import { BesidePreview } from "../preview/beside-preview";
import { DiskNotice } from "../preview/disk-notice";
import { QuestionPanel } from "../questions/lazy-panel";
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

/** Lazy: of one kind each. */
const AppliesPanel = lazy(async () => ({ default: (await import("../lists/applies-panel")).AppliesPanel }));
const PlacementPanel = lazy(async () => ({ default: (await import("../list/placement-panel")).PlacementPanel }));

/** Lazy: it is below all fields. */
const RemovalPanel = lazy(async () => ({ default: (await import("../removal/removal-panel")).RemovalPanel }));

/** Lazy: it is folded, and below all fields. */
const EarlierVersions = lazy(() => import("../history/earlier-versions"));

interface EntityFormProps {
  readonly about: Kind;
  readonly id: string | null;
  readonly title: string;
  readonly begun: Begun;
  readonly field: string | null;
  /** The only part to show; null for all. */
  readonly part?: Part | null;
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

/** The form with only one of its parts. */
const onlyPart = (form: Form, part: Part | null): Form =>
  part === null || form.kind !== "object"
    ? form
    : { ...form, fields: part.fields.map((field) => ({ ...field, group: null })) };

/** Roughly what a reader can take in, in characters of JSON: of something new, and of a part that is there already. */
const MAX_OPEN = { new: 3_000, part: 600 } as const;

/** Whether all rows start open: in a new entity or a single part, unless there are too many. */
const opensRows = (value: Json, part: Part | null, isNew: boolean): boolean =>
  part === null
    ? isNew && JSON.stringify(value).length < MAX_OPEN.new
    : JSON.stringify(part.fields.map(({ name }) => valueAt(value, [name]))).length < MAX_OPEN.part;

/** Form of one entity: checked while typing, kept in the browser, saved on request. */
export const EntityForm = (props: EntityFormProps) => {
  const { about, id, title, begun, field, part = null, hall = "", onSaved, onUndone } = props;
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
  const blocked = blockedBy(conflicts.length, companions.isSavable);
  const found = edits.verdict ?? { here: [], elsewhere: [] };
  const isIn = ({ path }: Problem): boolean => part === null || part.fields.some(({ name }) => name === path[0]);
  const here = found.here.filter(isIn);
  const inOtherParts = found.here.filter((problem) => !isIn(problem));
  const entity = { kind, id: id ?? "", title: about.label };
  const elsewhere = [...found.elsewhere, ...inOtherParts.map((problem) => ({ ...problem, entity }))];
  const { before, value, found: restored } = edits.state;
  const [isOpen] = useState(() => opensRows(begun.value, part, id === null));
  useEffect(() => {
    if (field !== null) void showField(pathIn(field));
  }, [field]);

  const hasFirst = part === null && fieldsOf(form, value).some(({ isFirst }) => isFirst);
  const besides = (
    <Suspense fallback={null}>
      {id === null && <CompanionsPanel kind={kind} object={value.object} hall={hall} companions={companions} />}
      {id !== null && kind === "productions" && part === null && <OwnShowings id={id} />}
      {kind === "events" && <AppliesPanel value={value} />}
      {id !== null && about.order === "placement" && <PlacementPanel kind={kind} type={about.type} id={id} />}
    </Suspense>
  );
  const Table = part === null ? undefined : TABLES[`${kind}.${part.name}`];
  const allFields = (
    <AnyField field={itemField(title, onlyPart(form, part))} path={[]} value={value} onChange={edits.change} />
  );
  const entityForm = (
    <form
      className={styles.form}
      data-known={id !== null || undefined}
      data-wide={Table !== undefined || undefined}
      data-single={part?.fields.length === 1 || undefined}
      {...left.events}
      onSubmit={(event) => {
        event.preventDefault();
        if (edits.isChanged && !isSaving && blocked === null) void edits.save();
      }}
    >
      <FormHead
        about={about}
        id={id}
        isPart={part !== null}
        isPlace={part !== null && part.name in OWN_PLACES}
        head={edits.verdict?.head ?? null}
        title={title}
        isHideable={id !== null && part === null && fieldsOf(form, value).some(({ name }) => name === "shownUntil")}
        value={value}
        onChange={edits.change}
        mayDiscard={edits.isKept && !isSaving && restored === null}
        onDiscard={() => void edits.discard()}
      />
      {person !== null && part === null && (
        <Suspense fallback={null}>
          <QuestionPanel about={{ kind, id }} isChanged={edits.isChanged} />
        </Suspense>
      )}
      {restored !== null && (
        <p className={styles.restored}>
          {restored === "browser" ? "Det du skrev sist, er tatt vare på og står her." : "Du fortsetter på et utkast."}{" "}
          <SmallButton onClick={() => void edits.discard()}>
            {id === null ? "Forkast utkastet" : "Forkast det"}
          </SmallButton>
        </p>
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
          isNew: id === null,
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
      {part === null && <HeadPreview kind={kind} head={edits.verdict?.head ?? null} />}
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
      {id !== null && part === null && about.newLabel !== null && (
        <Suspense fallback={null}>
          <RemovalPanel kind={kind} id={id} title={title} />
        </Suspense>
      )}
      <SaveBar
        status={edits.status}
        otherwise={edits.waits}
        isChanged={edits.isChanged}
        isSaving={isSaving}
        blockedBy={blocked}
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
            isEmpty={(path) => isBlank(valueAt(value, path))}
            onFix={edits.fix}
            labelOf={(path) => labelAt(form, path, value)}
          />
        )}
      </SaveBar>
    </form>
  );
  return (
    <BesidePreview
      {...{ kind, id, before, value }}
      companions={companions.isEmpty ? undefined : companions.made}
      isUntouched={id === null && begun.found === null && isSame(begun.value, value)}
      opens={part === null && about.hasPages}
    >
      {entityForm}
    </BesidePreview>
  );
};
