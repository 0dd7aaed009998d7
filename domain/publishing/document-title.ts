/** Title of a page in search results and the browser's tab: "Nattekspressen – Rakkestad kulturhus". */
export const documentTitle = ({ path, title }: { readonly path: string; readonly title: string }, siteName: string) =>
  path === "/" ? title : `${title} – ${siteName}`;
