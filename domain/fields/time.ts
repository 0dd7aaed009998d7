import { z } from "zod";
import { shared } from "../define/field";
import { either } from "../define/voices";
import { isCalendarDate, MONTHS } from "../time/local-time";
import { instantsOf, toEpoch, wallClock } from "../time/oslo";

/** The supported years, also after a demonstration's shift. The checks test which years are plausible. */
const YEARS = { first: 1000, last: 2999 } as const;

const isOurTime = (value: string): boolean => {
  const year = Number(value.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
};

const OTHER_TIME = `har et årstall utenfor ${YEARS.first}–${YEARS.last}. → Rett årstallet.${either(" Det skrives først, med fire sifre: 2026-12-24.", "")}`;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Why a well-formed date does not exist. */
const noDay = (value: string): string => {
  const [year, month] = value.split("-").map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  if (name === undefined)
    return `finnes ikke: måneden må være fra 01 til 12. → Rett måneden${either(", som står i midten", "")}.`;
  const days = new Date(Date.UTC(2000 + ((year ?? 0) % 400), month ?? 0, 0)).getUTCDate();
  return `finnes ikke: ${name} ${month === 2 ? `${year} ` : ""}har ${days} dager. → Rett dagen eller måneden.`;
};

const NO_DATE = `er ikke ${either("skrevet som ", "")}en dato. → Skriv ${either("år-måned-dag, for eksempel 2026-12-24", "for eksempel «24. desember» eller «fre»")}.`;

export const date = shared(
  z
    .string()
    .regex(DATE, NO_DATE)
    .refine(isCalendarDate, { error: ({ input }) => noDay(String(input)) })
    .refine(isOurTime, OTHER_TIME),
  // Gatsby compares values of this type, and rejects invalid dates.
  { widget: "date", as: { type: "Date" } },
);

const MOMENT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d([+-]\d{2}:\d{2})?$/;

const NO_MOMENT = `er ikke ${either("skrevet som ", "")}et tidspunkt. → Skriv ${either("dato, T og klokkeslett, for eksempel 2026-12-01T18:00", "dag og klokkeslett, for eksempel «fre 18» eller «24. desember 19.30»")}.`;

/** The fault in a moment's form, or null. */
const misshapen = (value: string): string | null => {
  if (isCalendarDate(value))
    return `har ikke klokkeslett. → Skriv ${either(`T og klokkeslettet etter datoen: ${value}T18:00`, "klokkeslettet etter dagen")}.`;
  if (!MOMENT.test(value)) return NO_MOMENT;
  return isCalendarDate(value.slice(0, 10)) ? null : noDay(value.slice(0, 10));
};

const localTime = z.string().superRefine((value, context) => {
  const fail = (message: string) => context.addIssue({ code: "custom", message });
  const wrong = misshapen(value);
  if (wrong !== null) {
    fail(wrong);
    return;
  }
  if (!isOurTime(value)) {
    fail(OTHER_TIME);
    return;
  }
  const instants = instantsOf(wallClock(value));
  const hasOffset = value.length > 16;
  if (instants.length === 0) {
    fail("finnes ikke: klokka stilles fram den natten. → Velg et tidspunkt før kl. 02.00 eller fra kl. 03.00.");
  } else if (hasOffset && !instants.includes(toEpoch(value))) {
    fail(
      "har en tidsforskyvning som ikke gjelder da. → Skriv tidspunktet uten den. Bare når klokka stilles tilbake, trengs +02:00 eller +01:00.",
    );
  } else if (!hasOffset && instants.length === 2) {
    fail(
      "finnes to ganger: klokka stilles tilbake den natten. → Legg til +02:00 for første gang eller +01:00 for andre.",
    );
  }
});

/** Oslo wall-clock time; an offset is needed only in autumn's repeated hour, and omitted in GraphQL. */
export const moment = shared(localTime, { widget: "moment", as: { type: "Date", from: wallClock } });

export const clock = shared(
  z
    .string()
    .regex(
      /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/,
      `er ikke et klokkeslett. → Skriv ${either("timer og minutter, for eksempel 18:00", "for eksempel «18» eller «18.30»")}.`,
    ),
  { widget: "clock" },
);
