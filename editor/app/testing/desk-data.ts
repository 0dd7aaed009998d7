import type { DeskData } from "../data/desk-context";

type Kind = DeskData["desk"]["kinds"][number];

/** A kind of content without fields. */
export const kindNamed = (kind: string, type: string): Kind => ({
  kind,
  label: type,
  newLabel: "Ny",
  type,
  count: 1,
  form: { kind: "object", fields: [], isPicture: false },
});

/** What the shell provides to screens: on this machine alone, unless said otherwise. */
export const deskData = (own: Partial<DeskData> = {}, kinds: readonly Kind[] = []): DeskData => ({
  desk: {
    siteName: "Huset",
    address: "https://www.example.no",
    editor: "Bo",
    hasHistory: true,
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
