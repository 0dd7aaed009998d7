/** A page file with one text block, as an editor would write it. */
export const textPage = ({
  id,
  title,
  path,
  html,
}: {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly html: string;
}): string =>
  `${JSON.stringify(
    {
      $schema: "../schemas/page.json",
      id,
      title,
      path,
      pageType: "standard",
      layout: "default",
      template: { rows: [{ columns: [{ medium: 12, large: 12 }] }] },
      sources: [],
      blocks: [
        {
          component: "rich-text",
          hide: false,
          id: "tekst",
          place: { row: 1, column: 1, order: 1 },
          data: {},
          settings: { html },
        },
      ],
      meta: { nb: { title, description: `${title}. En side som en prøve har lagt til.`, keywords: [] } },
    },
    null,
    2,
  )}\n`;
