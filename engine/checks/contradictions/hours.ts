import { either, labelled } from "../../../domain/define/voices";
import type { OpeningHours } from "../../../domain/entities/site/opening-hours";
import { WEEKDAY_KEYS, type WeekdayKey } from "../../../domain/hours/opening-hours";
import { WEEKDAYS } from "../../../domain/time/local-time";
import { fullDate } from "../../../domain/time/norwegian";
import type { Entry } from "../../content/content";
import { type FieldPath, type Origin, type Problem, problemAt, warningAt } from "../../problems/problem";

type Weekly = NonNullable<OpeningHours["weekly"]>[number];
type Exception = OpeningHours["exceptions"][number];

interface Times {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

const wrongOrder = (origin: Origin, at: FieldPath, { opens, closes }: Times): readonly Problem[] =>
  opens === undefined || closes === undefined || opens < closes
    ? []
    : [
        problemAt(origin, {
          at: [...at, "closes"],
          message: `er ${closes}, men det åpner${either(" (opens)", "")} ikke før ${opens}.`,
          cure: `Rett tidene. Stenger det ved midnatt eller senere, så skriv ${either("24:00", "24")}.`,
        }),
      ];

/** "Meråpent" and "Betjent" may overlap, when both have a note to tell them apart. */
const areDistinct = (a: Weekly, b: Weekly): boolean =>
  a.note !== undefined && b.note !== undefined && a.note !== b.note;

const overlap = (a: Weekly, b: Weekly): boolean => a.opens < b.closes && b.opens < a.closes;

const dayName = (day: WeekdayKey): string => WEEKDAYS[WEEKDAY_KEYS.indexOf(day)] ?? day;

const repeatedDays = (origin: Origin, { days }: Weekly, at: FieldPath): readonly Problem[] =>
  days.flatMap((day, index) =>
    days.indexOf(day) === index
      ? []
      : [
          problemAt(origin, {
            at: [...at, "days", index],
            message: `er «${day}», som står i den samme listen fra før.`,
            cure: "Fjern den ene, eller skriv dagen som er ment.",
          }),
        ],
  );

const overlapping = (origin: Origin, weekly: readonly Weekly[]): readonly Problem[] =>
  weekly.flatMap((hours, index) =>
    weekly.slice(0, index).flatMap((earlier) => {
      const day = hours.days.find((one) => earlier.days.includes(one));
      return day === undefined || areDistinct(earlier, hours) || !overlap(earlier, hours)
        ? []
        : [
            problemAt(origin, {
              at: ["weekly", index, "opens"],
              message: `gir ${hours.opens}–${hours.closes} på ${dayName(day)}, men da er det alt ${earlier.opens}–${earlier.closes}.`,
              cure: `Rett tidene så de ikke overlapper, eller fortell i ${labelled("note")} på begge hva tidene gjelder.`,
            }),
          ];
    }),
  );

const span = ({ from, to }: Exception): string =>
  to === undefined || to === from ? fullDate(from) : `${fullDate(from)}–${fullDate(to)}`;

const isClosedWithTimes = ({ closed, opens, closes }: Exception): boolean =>
  closed && (opens !== undefined || closes !== undefined);

const mentionsClosing = ({ closed, reason }: Exception): boolean => !closed && /stengt/i.test(reason);

const inException = (origin: Origin, exception: Exception, at: FieldPath): readonly Problem[] => [
  ...wrongOrder(origin, at, exception),
  ...(isClosedWithTimes(exception)
    ? [
        problemAt(origin, {
          at: [...at, "closed"],
          message: `er ${either("true", "på")}, men unntaket har tider også.`,
          cure: either(
            "Fjern opens og closes når det er stengt, eller closed når det er åpent.",
            "Fjern tidene når det er stengt, eller slå av «Stengt» når det er åpent.",
          ),
        }),
      ]
    : []),
  ...(mentionsClosing(exception)
    ? [
        warningAt(origin, {
          at: [...at, "reason"],
          message: `er «${exception.reason}», men dagen har åpningstider.`,
          cure: `${either("Skriv closed: true", "Slå på «Stengt»")} i stedet for tidene når det er stengt, eller skriv en annen grunn.`,
        }),
      ]
    : []),
];

const isSameDay = (a: Exception, b: Exception): boolean =>
  a.closed === b.closed && a.opens === b.opens && a.closes === b.closes;

/** Only the first exception of a day counts; a different second one is ambiguous. */
const competing = (origin: Origin, exceptions: readonly Exception[]): readonly Problem[] =>
  exceptions.flatMap((exception, index) => {
    const first = exceptions
      .slice(0, index)
      .find((other) => other.from <= (exception.to ?? exception.from) && exception.from <= (other.to ?? other.from));
    return first === undefined
      ? []
      : [
          problemAt(origin, {
            severity: isSameDay(first, exception) ? "warning" : "error",
            at: ["exceptions", index, "from"],
            message: `gir «${exception.reason}» ${span(exception)}, men «${first.reason}» gjelder ${span(first)} og brukes.`,
            cure: "La hver dag stå i bare ett unntak.",
          }),
        ];
  });

/** The hours of one part of the venue are consistent. */
export const checkHours = ({ entity, origin }: Entry<OpeningHours>): readonly Problem[] => {
  const weekly = entity.weekly ?? [];
  return [
    ...weekly.flatMap((hours, index) => [
      ...wrongOrder(origin, ["weekly", index], hours),
      ...repeatedDays(origin, hours, ["weekly", index]),
    ]),
    ...overlapping(origin, weekly),
    ...entity.exceptions.flatMap((exception, index) => inException(origin, exception, ["exceptions", index])),
    ...competing(origin, entity.exceptions),
  ];
};
