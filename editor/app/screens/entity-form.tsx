import { Alert, Button, Heading, Paragraph } from "@digdir/designsystemet-react";
import { useEffect, useState } from "react";
import type { Conflict, Kind } from "../../api/api";
import { isObject, isSame, type Json, withValueAt } from "../../api/json";
import { labelAt } from "../../api/labels";
import type { Merged } from "../../api/preview";
import { client } from "../data/client";
import { useDesk } from "../data/desk-context";
import { keptDraft } from "../data/kept-draft";
import { lastSave } from "../data/last-save";
import { AnyField, ControlsProvider } from "../fields/any-field";
import { CONTROLS } from "../fields/controls";
import { itemField } from "../fields/field-props";
import { type Fix, FormProvider } from "../fields/form-context";
import { CompanionsPanel } from "./companions/companions-panel";
import { useCompanions } from "./companions/use-companions";
import { ConflictPanel } from "./conflict-panel";
import { EarlierVersions } from "./history/earlier-versions";
import { AppliesPanel } from "./lists/applies-panel";
import { withMade } from "./made-fields";
import { onlyField, opensRows } from "./parts";
import { DiskNotice } from "./preview/disk-notice";
import * as previewStyles from "./preview/preview.module.css";
import { PreviewPanel } from "./preview/preview-panel";
import { usePreviewState } from "./preview/use-preview-state";
import { ProblemSummary } from "./problem-summary";
import { SaveBar, type Status } from "./save-bar";
import { saveWords } from "./save-words";
import * as styles from "./screens.module.css";
import { pathIn, showField } from "./show-field";
import { useVerdict } from "./use-verdict";

/** What a form begins with: the version on disk, and what has been typed since. */
export interface Begun {
  readonly base: string | null;
  readonly before: Json;
  readonly value: Json;
  /** Where typed text was found again: in this browser, or as a draft of the server. */
  readonly found: "browser" | "server" | null;
}

interface EntityFormProps {
  readonly about: Kind;
  readonly id: string | null;
  readonly title: string;
  readonly file: string | null;
  readonly begun: Begun;
  readonly field: string | null;
  /** The one field that the form shows; null for all. */
  readonly only?: string | null;
  /** The hall of new showings. */
  readonly hall?: string;
  readonly onSaved: (id: string) => void;
  /** Called when a save was undone, with what was done, and when a new entity was thrown away. */
  readonly onUndone: (message: string | null) => void;
}

const sourcesIn = (value: Json): readonly string[] =>
  (Array.isArray(value.sources) ? value.sources : []).flatMap((source: unknown) =>
    isObject(source) && typeof source.name === "string" ? [source.name] : [],
  );

/** The form of one entity: checked as it is typed, kept in the browser, saved when asked. */
export const EntityForm = (props: EntityFormProps) => {
  const { about, id, title, file, begun, field, only = null, hall = "", onSaved, onUndone } = props;
  const { kind, form } = about;
  const { desk, editor, renew } = useDesk();
  const [state, setState] = useState(begun);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [status, setStatus] = useState<Status | null>(() => {
    const last = lastSave.of(kind, id);
    if (last === null) return null;
    const isKept = last.isCommitted || !desk.hasHistory;
    return { tone: "success", text: saveWords(last.message, isKept), ...(last.isCommitted && { saved: last.message }) };
  });
  const [isOpen] = useState(() => opensRows(begun.value, only, id === null));
  const [isSaving, setSaving] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const preview = usePreviewState();
  const { base, before, value } = state;
  const isChanged = id === null || !isSame(before, value);
  const company = useCompanions(kind, value, id === null);
  const { verdict, isChecking, failure } = useVerdict({ kind, id, value });
  const here = verdict?.here ?? [];
  const errors = [...here, ...(verdict?.elsewhere ?? [])].filter(({ severity }) => severity === "error").length;

  useEffect(() => {
    if (isChanged) keptDraft.keep(kind, id, { base, before, value });
    else keptDraft.drop(kind, id);
  }, [kind, id, base, before, value, isChanged]);

  useEffect(() => {
    if (field !== null) void showField(pathIn(field));
  }, [field]);

  const change = (next: unknown) => {
    setStatus(null);
    lastSave.forget();
    setState((last) => ({
      ...last,
      value: id === null ? withMade(form, last.value, next) : isObject(next) ? next : last.value,
    }));
  };

  const fix = ({ path, value: right }: Fix) => change(withValueAt(value, path, right));

  const save = async () => {
    setSaving(true);
    setConflicts([]);
    try {
      const isAlone = company.isEmpty || errors > 0;
      const saved = await (isAlone ? client.save({ kind, id, base, before, value, editor }) : company.save(editor));
      if (saved.outcome === "saved") {
        const { message, isCommitted } = saved;
        keptDraft.drop(kind, id);
        company.drop();
        lastSave.keep({ kind, id: saved.id, message, isCommitted });
        setState({ base: null, before: value, value, found: null });
        setStatus({
          tone: "success",
          text: saveWords(message, isCommitted || !desk.hasHistory),
          ...(isCommitted && { saved: message }),
        });
        await renew();
        onSaved(saved.id);
      } else if (saved.outcome === "draft") {
        setStatus({ tone: "info", text: "Lagret som utkast. Rett feilene, så kan det lagres i innholdet." });
        await renew();
      } else {
        setConflicts(saved.conflicts);
        setState((last) => ({
          ...last,
          base: saved.version,
          before: isObject(saved.theirs) ? saved.theirs : last.before,
          value: saved.merged,
        }));
      }
    } catch (error) {
      setStatus({ tone: "danger", text: error instanceof Error ? error.message : String(error) });
    }
    setSaving(false);
  };

  const discard = async () => {
    keptDraft.drop(kind, id);
    setState((last) => ({ ...last, value: last.before, found: null }));
    setConflicts([]);
    setStatus(null);
    await client.dropDraft(kind, id).catch(() => undefined);
    await renew();
    if (id === null) {
      company.drop();
      onUndone(null);
    }
  };

  const choose = (conflict: Conflict, keepsMine: boolean) => {
    const part = (keepsMine ? conflict.mine : conflict.theirs) ?? undefined;
    setState((last) => {
      const next = withValueAt(last.value, conflict.path, part);
      return { ...last, value: isObject(next) ? next : last.value };
    });
    setConflicts((all) => all.filter((one) => one !== conflict));
  };

  const takeIn = ({ version, theirs, merged, conflicts: found }: Merged) => {
    setConflicts(found);
    setState((last) => ({ ...last, base: version, before: theirs, value: merged }));
  };

  // A new form is empty at first: what is missing stands where it ends.
  const summary = (
    <ProblemSummary
      heading={id === null ? "Dette mangler før det kan lagres" : "Dette bør du se på"}
      problems={here}
      isHere
      onFix={fix}
      labelOf={(path) => labelAt(form, path, value)}
    />
  );
  const entityForm = (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Heading level={1} data-size="lg">
        {only === null ? title : labelAt(form, [only], value)}
      </Heading>
      {file !== null && <Paragraph data-size="sm" className={styles.quiet}>{`Ligger i ${file}`}</Paragraph>}
      {state.found !== null && (
        <Alert data-color="info">
          {state.found === "browser"
            ? "Det du skrev sist, er tatt vare på og står her."
            : "Dette er et utkast som ikke er lagret i innholdet ennå."}{" "}
          <Button type="button" variant="tertiary" data-size="sm" onClick={() => void discard()}>
            Forkast det
          </Button>
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
          onMerged={takeIn}
        />
      )}
      {conflicts.length > 0 && <ConflictPanel conflicts={conflicts} onChoose={choose} />}
      {id !== null && summary}
      <ProblemSummary
        heading="Endringen gir problemer andre steder"
        problems={verdict?.elsewhere ?? []}
        isHere={false}
      />
      {kind === "events" && <AppliesPanel value={value} />}
      <FormProvider value={{ kind, value, onFix: fix, problems: here, sources: sourcesIn(value), opensRows: isOpen }}>
        <ControlsProvider value={CONTROLS}>
          <AnyField field={itemField(title, onlyField(form, only))} path={[]} value={value} onChange={change} />
        </ControlsProvider>
      </FormProvider>
      {id === null && <CompanionsPanel kind={kind} object={value.object} hall={hall} company={company} />}
      {id !== null && desk.hasHistory && (
        <EarlierVersions
          key={JSON.stringify(before)}
          kind={kind}
          id={id}
          onTaken={(taken, from) => {
            setState((last) => ({ ...last, value: taken }));
            setStatus({ tone: "info", text: `Slik det var ${from}. Lagre hvis dette skal gjelde.` });
          }}
        />
      )}
      {id === null && summary}
      <SaveBar
        status={status}
        otherwise={failure ?? (isChecking ? "Kontrollerer …" : isChanged ? "Ikke lagret ennå" : "Ingen endringer")}
        isChanged={isChanged}
        isSaving={isSaving}
        isBlocked={conflicts.length > 0 || !company.isSavable}
        isDraft={errors > 0}
        isPreviewed={isPreviewed}
        onPreview={() => setPreviewed(!isPreviewed)}
        onDiscard={() => void discard()}
        onUndone={onUndone}
        onFailed={(text) => setStatus({ tone: "danger", text })}
      />
    </form>
  );
  return (
    <div className={isPreviewed ? previewStyles.split : undefined}>
      {entityForm}
      {isPreviewed && (
        <PreviewPanel
          kind={kind}
          id={id}
          before={before}
          value={value}
          state={preview}
          onClose={() => setPreviewed(false)}
        />
      )}
    </div>
  );
};
