import type { Contribution } from "./house";

interface Item {
  readonly id: string;
  readonly parent: string | null;
  readonly label: string;
  readonly path: string | null;
  readonly order: number;
}

const inHeader = (item: Item) => ({ ...item, place: "header", locale: "nb", openInNewWindow: false });

/** An item for a part with one page; a group for one with several. */
const groupOf = ({ label, entries }: NonNullable<Contribution["menu"]>, index: number): readonly Item[] => {
  const id = `meny-${index + 1}`;
  const [only, ...others] = entries;
  if (only !== undefined && others.length === 0)
    return [{ id, parent: null, label: only[0], path: only[1], order: index + 1 }];
  return [
    { id, parent: null, label, path: null, order: index + 1 },
    ...entries.map(([own, path], order) => ({
      id: `${id}-${order + 1}`,
      parent: id,
      label: own,
      path,
      order: order + 1,
    })),
  ];
};

const FOOTER = [
  ["Personvernerklæring", "/article/personvernerklaering"],
  ["Informasjonskapsler", "/informasjonskapsler"],
  ["Tilgjengelighetserklæring", "/tilgjengelighetserklaering"],
] as const;

/** The header's menu with the parts in order, and the statements in the footer. */
export const menuFiles = (contributions: readonly Contribution[]) => ({
  "menus/topp.json": {
    items: [
      ...contributions.flatMap(({ menu }) => (menu === undefined ? [] : [menu])),
      { label: "Om oss", entries: [["Praktisk informasjon", "/praktisk-informasjon"]] as const },
    ]
      .flatMap(groupOf)
      .map(inHeader),
  },
  "menus/bunn.json": {
    items: FOOTER.map(([label, path], index) => ({
      id: `bunn-${index + 1}`,
      parent: null,
      label,
      path,
      place: "footer",
      locale: "nb",
      order: index + 1,
      openInNewWindow: false,
    })),
  },
});
