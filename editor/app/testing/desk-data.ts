import type { Overview, Problem, Summary } from "../../api/api";
import type { Publishing } from "../../api/publishing";
import type { DeskData } from "../data/desk-context";

type Kind = DeskData["desk"]["kinds"][number];

/** A kind of content without fields. */
export const kindNamed = (kind: string, type: string): Kind => ({
  kind,
  label: type,
  newLabel: "Ny",
  order: "title",
  hasPages: true,
  entries: type.toLowerCase(),
  type,
  count: 1,
  form: { kind: "object", fields: [], isPicture: false },
});

/** The shell's context data for screens: of a local desk by default. */
export const deskData = (own: Partial<DeskData> = {}, kinds: readonly Kind[] = []): DeskData => ({
  desk: {
    siteName: "Huset",
    address: "https://www.example.no",
    editor: "Bo",
    hasHistory: true,
    eventCode: "k115",
    kinds: [...kinds],
  },
  lists: { byType: {} },
  editor: "Bo",
  person: null,
  login: "none",
  renew: async () => undefined,
  preview: null,
  edition: 0,
  ...own,
});

/** A site that can be published, and never was. */
export const NOTHING_TO_DO: Overview = {
  problems: [],
  filmsWithoutShowings: [],
  drafts: [],
  scheduled: [],
  figures: { showings: [], oldPages: [], faults: [] },
  saves: [],
};

export const NEVER_PUBLISHED: Publishing = {
  attempt: null,
  planned: null,
  last: null,
  built: null,
  refreshed: { at: null, next: null, failure: null, overdue: null },
  pulled: null,
  releases: null,
  hasTarget: true,
  address: "https://www.example.no",
  unpublished: null,
  changes: [],
};

/** An entity in a list. */
export const summaryOf = (id: string, own: Partial<Summary> = {}): Summary => ({
  id,
  title: id,
  detail: "",
  picture: null,
  errors: 0,
  warnings: 0,
  hasDraft: false,
  shown: "",
  isShown: true,
  next: null,
  changed: null,
  status: null,
  ...own,
});

/** An error without an entity: "Mangler. Skriv det." */
export const problemAt = (path: Problem["path"], own: Partial<Problem> = {}): Problem => ({
  severity: "error",
  file: "kafe.json",
  path,
  message: "mangler.",
  cure: "Skriv det.",
  entity: null,
  ...own,
});
