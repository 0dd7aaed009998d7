/** @jest-environment jsdom */
import { storedDraft } from "./stored-draft";

const DRAFT = { base: "1", before: { title: "Før" }, value: { title: "Nå" } };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("a draft is found by its kind and id, and new content by its kind", () => {
  storedDraft.save("articles", "kafe", DRAFT);
  storedDraft.save("articles", null, { ...DRAFT, base: null });
  expect(storedDraft.of("articles", "kafe")).toEqual(DRAFT);
  expect(storedDraft.of("articles", null)).toEqual({ ...DRAFT, base: null });
  expect(storedDraft.of("articles", "kino")).toBeNull();
  expect(storedDraft.of("pages", "kafe")).toBeNull();
  expect(storedDraft.of("articles", "")).toBeNull();
});

test("a draft that is dropped is gone, and others stay", () => {
  storedDraft.save("articles", "kafe", DRAFT);
  storedDraft.save("articles", "kino", DRAFT);
  storedDraft.drop("articles", "kafe");
  expect(storedDraft.of("articles", "kafe")).toBeNull();
  expect(storedDraft.of("articles", "kino")).toEqual(DRAFT);
});

test("what is no draft, or no JSON, is none", () => {
  for (const stored of ["{", '"tekst"', '{"base":1,"value":{}}', '{"base":null,"before":{},"value":[]}']) {
    localStorage.setItem("redaksjon articles kafe", stored);
    expect(storedDraft.of("articles", "kafe")).toBeNull();
  }
});

test("a browser that stores nothing lets people write all the same", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error("Full.");
    });
  expect(storedDraft.of("articles", "kafe")).toBeNull();
  expect(() => storedDraft.save("articles", "kafe", DRAFT)).not.toThrow();
  expect(() => storedDraft.drop("articles", "kafe")).not.toThrow();
});
