/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { DeskProvider } from "../../data/desk-context";
import { storedDraft } from "../../data/stored-draft";
import { deskData, kindNamed } from "../../testing/desk-data";
import { useEntityEdits } from "./use-entity-edits";

jest.mock("./use-verdict", () => ({ useVerdict: () => ({ verdict: null, isChecking: false, failure: null }) }));

const BEFORE = { id: "aldersgrenser", title: "Aldersgrenser", author: "Redaksjonen" };

const ARTICLES = kindNamed("articles", "Article");
const DATA = deskData({}, [ARTICLES]);

const edited = () =>
  renderHook(
    () =>
      useEntityEdits({
        about: ARTICLES,
        id: "aldersgrenser",
        begun: { base: "1", before: BEFORE, value: BEFORE, found: null },
        onSaved: () => undefined,
        onUndone: () => undefined,
      }),
    { wrapper: ({ children }: { children: ReactNode }) => <DeskProvider value={DATA}>{children}</DeskProvider> },
  );

const authorIn = (): unknown => storedDraft.of("articles", "aldersgrenser")?.value.author ?? null;

afterEach(() => localStorage.clear());

test("what is typed is stored before the next render, which may take the form away", () => {
  const { result, unmount } = edited();
  act(() => {
    result.current.change({ ...BEFORE, author: "Kinoen" });
    expect(authorIn()).toBe("Kinoen");
  });
  unmount();
  expect(authorIn()).toBe("Kinoen");
});

test("text that is as before again is not kept as a draft", () => {
  const { result } = edited();
  act(() => result.current.change({ ...BEFORE, author: "Kinoen" }));
  expect(authorIn()).toBe("Kinoen");
  act(() => result.current.change(BEFORE));
  expect(storedDraft.of("articles", "aldersgrenser")).toBeNull();
});
