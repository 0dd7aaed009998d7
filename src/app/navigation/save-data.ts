/** Chromium's information about the connection; other browsers have none. */
const connection = (): { readonly saveData: boolean; readonly effectiveType: string } => {
  const known: unknown = "connection" in navigator ? navigator.connection : undefined;
  if (typeof known !== "object" || known === null) return { saveData: false, effectiveType: "" };
  return {
    saveData: "saveData" in known && known.saveData === true,
    effectiveType: "effectiveType" in known ? String(known.effectiveType) : "",
  };
};

/** Crawlers read each page separately. */
const CRAWLER = /bot|crawler|spider|crawling/i;

/** True with Save-Data, on a slow connection, offline, or for a crawler: nothing is preloaded. */
export const shouldSaveData = (): boolean => {
  const { saveData, effectiveType } = connection();
  const prefersLess = window.matchMedia?.("(prefers-reduced-data: reduce)").matches ?? false;
  return saveData || prefersLess || /2g/.test(effectiveType) || !navigator.onLine || CRAWLER.test(navigator.userAgent);
};
