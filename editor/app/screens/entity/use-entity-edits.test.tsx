/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Problem } from "../../../api/api";
import { type DeskData, DeskProvider } from "../../data/desk-context";
import { lastSave } from "../../data/last-save";
import { storedDraft } from "../../data/stored-draft";
import { deskData, kindNamed, problemAt } from "../../testing/desk-data";
import { deskServer, pending, Status } from "../../testing/desk-server";
import { type Begun, useEntityEdits } from "./use-entity-edits";

const BEFORE = { id: "aldersgrenser", title: "Aldersgrenser", author: "Redaksjonen" };
const KINO = { ...BEFORE, author: "Kinoen" };
const BEGUN: Begun = { base: "1", before: BEFORE, value: BEFORE, found: null };

const CHECK = "POST /api/check";
const SAVE = "POST /api/save";
const DROP = "DELETE /api/drafts";
const SAVED = { outcome: "saved", id: "aldersgrenser", message: "Endre Aldersgrenser", isCommitted: true };

const ARTICLES = kindNamed("articles", "Article");

const edited = (
  answers: Record<string, object> = {},
  own: Partial<{ id: string | null; begun: Begun; desk: DeskData["desk"] }> = {},
) => {
  const { id = "aldersgrenser", begun = BEGUN, desk } = own;
  const renew = jest.fn(async () => undefined);
  const data = deskData({ renew, ...(desk && { desk }) }, [ARTICLES]);
  const server = deskServer({ [CHECK]: { here: [], elsewhere: [] }, [DROP]: {}, ...answers });
  const [onSaved, onUndone] = [jest.fn(), jest.fn()];
  const hook = renderHook(() => useEntityEdits({ about: ARTICLES, id, begun, onSaved, onUndone }), {
    wrapper: ({ children }: { children: ReactNode }) => <DeskProvider value={data}>{children}</DeskProvider>,
  });
  const edits = () => hook.result.current;
  return {
    ...hook,
    edits,
    server,
    renew,
    onSaved,
    onUndone,
    change: (next: unknown) => act(() => edits().change(next)),
    save: () => act(() => edits().save()),
  };
};

const passing = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const stored = () => storedDraft.of("articles", "aldersgrenser");
const authorIn = (): unknown => stored()?.value.author ?? null;

beforeEach(() => {
  jest.useFakeTimers();
  lastSave.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test("what is typed is stored before the next render, which may take the form away", () => {
  const { edits, unmount } = edited();
  act(() => {
    edits().change(KINO);
    expect(authorIn()).toBe("Kinoen");
  });
  unmount();
  expect(stored()).toEqual({ base: "1", before: BEFORE, value: KINO });
});

test("what was corrected before it was saved is shown as it was saved, and it is said", async () => {
  const corrected = "Det nettstedet ikke kan vise i «Skrevet av», er tatt bort eller rettet.";
  const { edits, change, save } = edited({ [SAVE]: { ...SAVED, value: { ...KINO, author: "Kino" }, corrected } });
  change(KINO);
  await save();
  expect(edits().state).toMatchObject({ before: { author: "Kino" }, value: { author: "Kino" } });
  expect(edits().status?.text).toBe(`Lagret: Endre Aldersgrenser. ${corrected}`);
  expect(edits().isChanged).toBe(false);
});

test("text that is as before again is not kept as a draft", () => {
  const { edits, change } = edited();
  expect(edits().waits).toBe("Kontrollerer …");
  change(KINO);
  expect(edits().isChanged).toBe(true);
  change(BEFORE);
  expect(edits().isChanged).toBe(false);
  expect(stored()).toBeNull();
});

test("what a form found again is stored, and is not dropped by opening it", () => {
  edited({}, { begun: { ...BEGUN, value: KINO, found: "browser" } });
  expect(authorIn()).toBe("Kinoen");
});

test("what is typed is checked after a pause, the last of it alone", async () => {
  const { edits, server, change } = edited();
  await passing(199);
  change(KINO);
  await passing(199);
  expect(server.count(CHECK)).toBe(0);
  await passing(1);
  expect(server.bodies(CHECK)).toEqual([{ kind: "articles", id: "aldersgrenser", value: KINO }]);
  expect(edits().waits).toBe("Ikke lagret ennå");
  change(BEFORE);
  await passing(200);
  expect(edits().waits).toBe("Alt er lagret");
});

test("an answer that is out of date is not shown, and a check that fails is reported until it does not", async () => {
  const { answer, give } = pending();
  const { edits, server, change } = edited({ [CHECK]: answer });
  await passing(200);
  expect(edits().waits).toBe("Kontrollerer …");
  server.answers[CHECK] = new Status(500, { message: "Kontrollen stoppet." });
  change(KINO);
  await passing(200);
  expect(edits().waits).toBe("Kontrollen stoppet.");
  server.answers[CHECK] = { here: [problemAt(["title"])], elsewhere: [] };
  change(BEFORE);
  await passing(200);
  expect(edits().verdict?.here).toHaveLength(1);
  expect(edits().waits).toBe("Alt er lagret");
  give({ here: [], elsewhere: [] });
  await passing(0);
  expect(edits().verdict?.here).toHaveLength(1);
});

const warning = problemAt(["title"], { severity: "warning" });

test.each<[string, Problem[], Problem[], boolean]>([
  ["nothing", [], [], false],
  ["warnings", [warning], [warning], false],
  ["an error of its own", [problemAt(["title"])], [], true],
  ["an error elsewhere", [], [problemAt(["title"])], true],
])("with %s, what is saved is a draft or not", async (_what, here, elsewhere, isDraft) => {
  const { edits } = edited({ [CHECK]: { here, elsewhere } });
  await passing(200);
  expect(edits().isDraft).toBe(isDraft);
});

test("a save is written from the version that was read, and is what the form begins with then", async () => {
  const { edits, server, renew, onSaved, change, save } = edited({ [SAVE]: SAVED });
  change(KINO);
  await save();
  expect(server.bodies(SAVE)).toEqual([
    { kind: "articles", id: "aldersgrenser", base: "1", before: BEFORE, value: KINO, editor: "Bo" },
  ]);
  expect(edits().status).toEqual({
    tone: "success",
    text: "Lagret: Endre Aldersgrenser.",
    saved: "Endre Aldersgrenser",
  });
  expect(edits().isChanged).toBe(false);
  expect(edits().isSaving).toBe(false);
  expect(stored()).toBeNull();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(onSaved).toHaveBeenCalledWith("aldersgrenser");
  expect(lastSave.of("articles", "aldersgrenser")).toMatchObject({ message: "Endre Aldersgrenser" });
  change(KINO);
  expect(edits().status).toBeNull();
  expect(lastSave.of("articles", "aldersgrenser")).toBeNull();
});

test("while it is saved nothing else is, and what comes after it waits for the lists", async () => {
  const { answer, give } = pending();
  const { edits, onSaved, renew } = edited({ [SAVE]: answer });
  let saving: Promise<void> = Promise.resolve();
  act(() => {
    saving = edits().save();
  });
  expect(edits().isSaving).toBe(true);
  const renewed = pending();
  renew.mockImplementation(async () => void (await renewed.answer()));
  give(SAVED);
  await passing(0);
  expect(onSaved).not.toHaveBeenCalled();
  expect(edits().isSaving).toBe(true);
  renewed.give(null);
  await act(() => saving);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test("a save that git did not take is reported, unless there is no git", async () => {
  const saved = { ...SAVED, isCommitted: false };
  const first = edited({ [SAVE]: saved });
  await first.save();
  expect(first.edits().status?.text).toContain("Git tok ikke imot");
  expect(first.edits().status?.saved).toBeUndefined();
  const second = edited({ [SAVE]: saved }, { desk: { ...deskData().desk, hasHistory: false } });
  await second.save();
  expect(second.edits().status).toEqual({ tone: "success", text: "Lagret: Endre Aldersgrenser." });
});

test("what has errors is kept as a draft, and the form stays as it is", async () => {
  const { edits, change, save, renew, onSaved } = edited({
    [SAVE]: { outcome: "draft", verdict: { here: [], elsewhere: [] } },
  });
  change(KINO);
  await save();
  expect(edits().status?.tone).toBe("info");
  expect(edits().status?.text).toBe("Utkast\u00a0lagret.");
  expect(edits().state.value).toEqual(KINO);
  expect(authorIn()).toBe("Kinoen");
  expect(renew).toHaveBeenCalledTimes(1);
  expect(onSaved).not.toHaveBeenCalled();
});

test("a save that fails is reported, nothing is lost, and it can be tried again", async () => {
  const { edits, change, save, onSaved } = edited({ [SAVE]: new Status(500, { message: "Disken er full." }) });
  change(KINO);
  await save();
  expect(edits().status).toEqual({ tone: "danger", text: "Disken er full." });
  expect(edits().isSaving).toBe(false);
  expect(authorIn()).toBe("Kinoen");
  expect(onSaved).not.toHaveBeenCalled();
});
