import { either, labelled } from "../../../domain/define/voices";
import type { Event } from "../../../domain/entities/event/event";
import type { Production } from "../../../domain/entities/production/production";
import type { Hall } from "../../../domain/entities/site/hall";
import { dateOf, timeOf } from "../../../domain/time/local-time";
import { longMoment } from "../../../domain/time/norwegian";
import { toEpoch } from "../../../domain/time/oslo";
import type { Entry } from "../../content/content";
import { type Problem, problemAt, warningAt } from "../../problems/problem";

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

const move = ({ entity, origin }: Entry<Event>): readonly Problem[] => {
  const { status, previousStart, start, reason } = entity;
  return [
    ...(status === "moved" && previousStart !== undefined && toEpoch(previousStart) === toEpoch(start)
      ? [
          problemAt(origin, {
            at: ["previousStart"],
            message: `er ${longMoment(start)}, som er det samme som ${labelled("start")}: da er ingenting flyttet.`,
            cure: `Skriv det gamle tidspunktet i ${labelled("previousStart")} og det nye i ${labelled("start")}.`,
          }),
        ]
      : []),
    ...(previousStart !== undefined && status !== "moved" && status !== "cancelled"
      ? [
          warningAt(origin, {
            at: ["previousStart"],
            message: `står der, men status er «${status}»: publikum får ikke vite at forestillingen er flyttet.`,
            cure: 'Sett "status" til "moved" og skriv "reason", eller fjern "previousStart".',
          }),
        ]
      : []),
    ...(reason !== undefined && status !== "moved" && status !== "cancelled"
      ? [
          warningAt(origin, {
            at: ["reason"],
            message: `er «${reason}», men status er «${status}».`,
            cure: 'Sett "status" til "cancelled" eller "moved". En annen beskjed skriver du i "note".',
          }),
        ]
      : []),
  ];
};

const ending = ({ entity, origin }: Entry<Event>, production: Production | undefined): readonly Problem[] => {
  const { start, end } = entity;
  if (end === undefined) return [];
  const lasts = toEpoch(end) - toEpoch(start);
  if (lasts > DAY_MS) {
    return [
      warningAt(origin, {
        at: ["end"],
        message: `er ${longMoment(end)}, mer enn ett døgn etter start.`,
        cure: "Rett datoen. Varer det i flere dager, så legg inn én forestilling for hver dag.",
      }),
    ];
  }
  const { runningTime, title } = production ?? {};
  return runningTime === undefined || lasts >= runningTime * MINUTE_MS
    ? []
    : [
        warningAt(origin, {
          at: ["end"],
          message: `er ${longMoment(end)}, men «${title}» varer ${runningTime} minutter${either(" (runningTime)", "")}.`,
          cure: either(
            "Rett end eller runningTime, eller fjern end: da regner nettstedet den ut.",
            "Rett slutten eller lengden, eller la slutten stå tom: da regner nettstedet den ut.",
          ),
        }),
      ];
};

/** Hours in which nothing starts: most likely a time is twelve hours off. */
const NIGHT = { first: 2, last: 5 };

const atNight = ({ entity: { start }, origin }: Entry<Event>): readonly Problem[] => {
  const hour = Number(timeOf(start).slice(0, 2));
  if (hour < NIGHT.first || hour > NIGHT.last) return [];
  const later = `${hour + 12}${timeOf(start).slice(2)}`;
  return [
    warningAt(origin, {
      at: ["start"],
      message: `er ${longMoment(start)}, midt på natten.`,
      cure: `Rett klokkeslettet. Mente du kl. ${later.replace(":", ".")}?`,
      fix: { path: ["start"], value: `${dateOf(start)}T${later}` },
    }),
  ];
};

const access = ({ entity, origin }: Entry<Event>, hall: Hall | undefined): readonly Problem[] => {
  const index = entity.accessibility.indexOf("wheelchair");
  return hall?.wheelchairSpaces === 0 && index >= 0
    ? [
        warningAt(origin, {
          at: ["accessibility", index],
          message: `er «wheelchair», men ${hall.name} har 0 rullestolplasser${either(" (wheelchairSpaces)", "")}.`,
          cure: "Fjern «wheelchair», velg en annen sal, eller rett tallet hos salen.",
        }),
      ]
    : [];
};

/** The times and the status of a showing are consistent, with each other and with its production and hall. */
export const checkShowing = (
  event: Entry<Event>,
  { production, hall }: { readonly production: Production | undefined; readonly hall: Hall | undefined },
): readonly Problem[] => [...move(event), ...atNight(event), ...ending(event, production), ...access(event, hall)];
