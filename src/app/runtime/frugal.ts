/** What Chromium knows of the connection; other browsers tell nothing. */
const connection = (): { readonly saveData: boolean; readonly effectiveType: string } => {
  const known: unknown = "connection" in navigator ? navigator.connection : undefined;
  if (typeof known !== "object" || known === null) return { saveData: false, effectiveType: "" };
  return {
    saveData: "saveData" in known && known.saveData === true,
    effectiveType: "effectiveType" in known ? String(known.effectiveType) : "",
  };
};

/** Crawlers read each page by itself. */
const CRAWLER = /bot|crawler|spider|crawling/i;

/** True for a reader who saves data, has a poor connection or none at all, or is a machine: nothing is loaded ahead. */
export const isFrugal = (): boolean => {
  const { saveData, effectiveType } = connection();
  const prefersLess = window.matchMedia?.("(prefers-reduced-data: reduce)").matches ?? false;
  return saveData || prefersLess || /2g/.test(effectiveType) || !navigator.onLine || CRAWLER.test(navigator.userAgent);
};
