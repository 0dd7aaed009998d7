import { toEpoch } from "../../../domain/time/oslo";
import { forceScheme } from "./force-scheme";

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** What the desk asks for in the frame's address; kept, because the address changes as somebody follows links. */
const setting = (parameter: "klokke" | "farger"): string => {
  const key = `kulturhus-visning ${parameter}`;
  const value = new URLSearchParams(window.location.search).get(parameter);
  if (value === null) return sessionStorage.getItem(key) ?? "";
  sessionStorage.setItem(key, value);
  return value;
};

/**
 * Sets the clock of a page in the desk's preview, in the venue's time, and lets it run from there; sets its colours
 * too, since Chromium does not give a frame of another origin the colour scheme of its element.
 */
export const applyPreviewSettings = (): void => {
  const moment = setting("klokke");
  if (MOMENT.test(moment)) {
    const ahead = toEpoch(moment) - Date.now();
    globalThis.kulturhusNow = () => Date.now() + ahead;
  }
  const scheme = setting("farger");
  if (scheme === "dark" || scheme === "light") forceScheme(scheme);
};
