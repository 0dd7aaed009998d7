const FORMAT = new Intl.RelativeTimeFormat("nb");
const MINUTE_MS = 60_000;

const DAY = new Intl.DateTimeFormat("nb", { timeZone: "Europe/Oslo", day: "numeric", month: "long" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("nb", { timeZone: "Europe/Oslo", dateStyle: "long" });
const YEAR_DAYS = 300;

/** Relative time, after a day the date: "nå nettopp", "for 3 timer siden", "27. november", "27. november 2024". */
export const ago = (instant: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / MINUTE_MS));
  if (minutes === 0) return "nå nettopp";
  if (minutes < 60) return FORMAT.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return FORMAT.format(-hours, "hour");
  return (hours < 24 * YEAR_DAYS ? DAY : DAY_OF_YEAR).format(new Date(instant));
};

interface Changed {
  /** ISO instant; null where it is not known. */
  readonly changed: string | null;
  readonly changedBy?: string | undefined;
}

/** Who changed it last, and when: "Kari Nordmann, for 3 timer siden"; "" where it is not known. */
export const lastChange = ({ changed, changedBy = "" }: Changed): string =>
  changed === null ? "" : [changedBy, ago(changed, Date.now())].filter(Boolean).join(", ");
