import { useEffect, useMemo, useState } from "react";
import { isObject, isSame, type Json, type JsonPath, valueAt, withValueAt } from "../../../../domain/json/json";
import type { Conflict, Kept, Kind } from "../../../api/api";
import { objectOf } from "../../../api/object-of";
import type { Merged } from "../../../api/preview";
import { client } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { lastSave, saveText } from "../../data/last-save";
import { storedDraft } from "../../data/stored-draft";
import { inFormOrder } from "../../fields/arranged";
import type { Fix } from "../../fields/form-context";
import { messageOf } from "../../text/message-of";
import { useCompanions } from "../companions/use-companions";
import { withMade } from "./made-fields";
import type { Status } from "./save-bar";
import { asWritten, withoutUntouched } from "./untouched";
import { useVerdict } from "./use-verdict";

/** Initial state of a form: the version on disk, and edits since. */
export interface Begun {
  readonly base: string | null;
  readonly before: Json;
  readonly value: Json;
  /** Where edits were restored from: this browser, or a draft on the server. */
  readonly found: "browser" | "server" | null;
}

interface Edited {
  readonly about: Kind;
  readonly id: string | null;
  readonly begun: Begun;
  readonly onSaved: (id: string) => void;
  readonly onUndone: (kept: Kept | null) => void;
  /** Called when a save was refused, with the first field to mend. */
  readonly onRefused?: (path: JsonPath | null) => void;
}

/** State of an entity being edited: kept in the browser, checked, saved, merged with others' saves. */
export const useEntityEdits = ({ about, id, begun, onSaved, onUndone, onRefused }: Edited) => {
  const { kind, form } = about;
  const { desk, editor, renew, edition } = useDesk();
  const [state, setState] = useState(begun);
  // Others may take the code meanwhile; the address follows the title still.
  const [code] = useState(desk.eventCode);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [status, setStatus] = useState<Status | null>(() => {
    const last = id === null ? null : lastSave.of(kind, id);
    if (last === null) return null;
    return {
      tone: "success",
      text: saveText(last, desk),
      ...(last.isCommitted && { saved: last.message }),
    };
  });
  const [isSaving, setSaving] = useState(false);
  /** True once a new entity is saved: no longer a draft, although this form has no id for it. */
  const [isMade, setMade] = useState(false);
  const [hasDraft, setHasDraft] = useState(begun.found !== null);
  const { base, before, value } = state;
  const object = objectOf(value);
  const isChanged = id === null ? !isMade : !isSame(before, value);
  // A new form that nobody has written in is not kept.
  const isKept = isChanged && (id !== null || hasDraft || !isSame(begun.value, value));
  const sent = useMemo(() => (id === null ? withoutUntouched(form, value) : asWritten(value)), [form, id, value]);
  const companions = useCompanions(kind, sent.value, id === null);
  const { verdict, checked, isChecking, failure } = useVerdict({ kind, id, value: sent.value }, edition);
  // What was found in a value that has changed since may be mended.
  const here = inFormOrder(form, value, verdict?.here ?? [])
    .filter(({ path }) => isSame(valueAt(checked, path), valueAt(sent.value, path)))
    .map((problem) => ({ ...problem, path: [...sent.pathOf(problem.path)] }));
  const errors = [...here, ...(verdict?.elsewhere ?? [])].filter(({ severity }) => severity === "error").length;

  useEffect(() => {
    if (isKept) storedDraft.save(kind, id, { base, before, value });
    else storedDraft.drop(kind, id, object);
  }, [kind, id, object, base, before, value, isKept]);

  const change = (next: unknown) => {
    setStatus(null);
    lastSave.clear();
    const changed = (last: Json): Json =>
      id === null ? withMade(form, last, next, code) : isObject(next) ? next : last;
    // Stored at once, not after the next render: the form may go when the session ends.
    storedDraft.save(kind, id, { base, before, value: changed(value) });
    setState((last) => ({ ...last, value: changed(last.value) }));
  };

  const fix = ({ path, value: right }: Fix) => change(withValueAt(value, path, right));

  const save = async () => {
    setSaving(true);
    setConflicts([]);
    try {
      const isAlone = companions.isEmpty || errors > 0;
      const saved = await (isAlone
        ? client.save({ kind, id, base, before, value: sent.value, editor })
        : companions.save(editor));
      if (saved.outcome === "saved") {
        const { message, isCommitted } = saved;
        const kept = saved.value ?? value;
        storedDraft.drop(kind, id, object);
        companions.drop();
        setMade(true);
        setState({ base: null, before: kept, value: kept, found: null });
        const text = saveText(saved, desk);
        // A form whose id has changed is replaced: the next form offers the undo.
        setStatus({ tone: "success", text, ...(isCommitted && saved.id === id && { saved: message }) });
        await renew();
        lastSave.set({ ...saved, kind });
        onSaved(saved.id);
      } else if (saved.outcome === "draft") {
        const faulty = inFormOrder(form, value, saved.verdict.here).filter(({ severity }) => severity === "error");
        // Which fields are to be mended is counted beside it, and told at the fields.
        setStatus({ tone: "info", text: "Utkast\u00a0lagret.", isDraftKept: true });
        setHasDraft(true);
        // It is the one that is being written, and no other that is continued.
        setState((last) => ({ ...last, found: null }));
        onRefused?.(faulty[0] === undefined ? null : sent.pathOf(faulty[0].path));
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
      setStatus({ tone: "danger", text: messageOf(error) });
      onRefused?.(null);
    }
    setSaving(false);
  };

  const discard = async () => {
    storedDraft.drop(kind, id, object);
    setState((last) => ({ ...last, value: last.before, found: null }));
    setConflicts([]);
    setStatus(null);
    try {
      await client.dropDraft(kind, id, object);
    } catch (error) {
      setStatus({ tone: "danger", text: `Utkastet er ikke slettet, og kan komme tilbake. ${messageOf(error)}` });
    }
    await renew();
    if (id === null) {
      companions.drop();
      onUndone(null);
    }
  };

  const choose = (conflict: Conflict, keepsMine: boolean) => {
    const part = keepsMine ? conflict.mine : conflict.theirs;
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

  /** Puts an earlier version into the form, unsaved. */
  const restoreVersion = (taken: Json, from: string) => {
    setState((last) => ({ ...last, value: taken }));
    setStatus({ tone: "info", text: `Slik det var ${from}. Lagre hvis dette skal gjelde.` });
  };

  return {
    state,
    status,
    conflicts,
    verdict: verdict && { ...verdict, here },
    isChanged,
    /** Whether anything is written that can be discarded. */
    isKept,
    isSaving,
    isDraft: errors > 0,
    waits:
      failure ??
      (isChecking
        ? "Kontrollerer …"
        : isChanged
          ? "Ikke lagret ennå"
          : id === null
            ? "Ingen endringer"
            : "Alt er lagret"),
    companions,
    change,
    fix,
    save,
    discard,
    choose,
    takeIn,
    restoreVersion,
    fail: (text: string) => setStatus({ tone: "danger", text }),
  };
};
