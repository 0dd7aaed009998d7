const FORMAT = new Intl.RelativeTimeFormat("nb");
const MINUTE_MS = 60_000;

/** Relative time: "for 12 minutter siden", "for 3 timer siden", "for 2 døgn siden", "nå nettopp". */
export const ago = (instant: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / MINUTE_MS));
  if (minutes === 0) return "nå nettopp";
  if (minutes < 60) return FORMAT.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? FORMAT.format(-hours, "hour") : FORMAT.format(-Math.floor(hours / 24), "day");
};
