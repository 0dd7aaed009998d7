import { either, labelled } from "../../../domain/define/voices";
import type { Event } from "../../../domain/entities/event/event";
import { dateOf, type LocalDate } from "../../../domain/time/local-time";
import { kroner, longMoment } from "../../../domain/time/norwegian";
import { toEpoch } from "../../../domain/time/oslo";
import type { Entry } from "../../content/content";
import { type Problem, problemAt, warningAt } from "../../problems/problem";

/** Tickets hardly cost more; a higher amount was most likely written in øre, or without its decimal separator. */
const DEAREST_TICKET = 5000;

/** The status "moved" does not imply ticket sale: it may be free. */
const isSelling = (status: Event["status"]): boolean => status === "onSale" || status === "fewLeft";

const opening = ({ entity, origin }: Entry<Event>, latest: LocalDate): readonly Problem[] => {
  const { saleOpens, start, status } = entity;
  if (saleOpens === undefined) return [];
  if (toEpoch(saleOpens) >= toEpoch(start)) {
    return [
      problemAt(origin, {
        at: ["saleOpens"],
        message: `er ${longMoment(saleOpens)}, men forestillingen begynner ${longMoment(start)}.`,
        cure: "Skriv et tidspunkt før forestillingen.",
      }),
    ];
  }
  return isSelling(status) && dateOf(saleOpens) > latest
    ? [
        warningAt(origin, {
          at: ["status"],
          message: `er «${status}», men billettsalget åpner først ${longMoment(saleOpens)}${either(" (saleOpens)", "")}.`,
          cure: 'Sett "status" til "saleOpensAt", eller fjern "saleOpens" når salget er i gang.',
        }),
      ]
    : [];
};

const ofPrices = ({ entity, origin }: Entry<Event>): readonly Problem[] => {
  const { prices, status } = entity;
  const paid = prices.find(({ amount }) => amount > 0);
  if (status === "free" && paid) {
    return [
      problemAt(origin, {
        at: ["status"],
        message: `er «free», men ${paid.label} koster ${kroner(paid.amount)}.`,
        cure: "Fjern prisene når det er gratis, eller velg en annen status.",
      }),
    ];
  }
  if (!isSelling(status) || paid) return [];
  return [
    warningAt(origin, {
      at: ["status"],
      message: `er «${status}», men ingen pris er over 0 kr.`,
      cure: 'Skriv prisene, eller sett "status" til "free".',
    }),
  ];
};

/** The prices of a showing or of a price list. */
export const checkPrices = ({ entity: { prices }, origin }: Entry<Pick<Event, "prices">>): readonly Problem[] =>
  prices.flatMap(({ label, amount }, index) => [
    ...(prices.findIndex((other) => other.label === label) === index
      ? []
      : [
          warningAt(origin, {
            at: ["prices", index, "label"],
            message: `er «${label}», som har en pris fra før.`,
            cure: "Fjern den ene, eller gi billettypen et annet navn.",
          }),
        ]),
    ...(amount <= DEAREST_TICKET
      ? []
      : [
          warningAt(origin, {
            at: ["prices", index, "amount"],
            message: `er ${kroner(amount)} for én billett.`,
            cure: `Skriv prisen i kroner, med ${either("punktum", "komma")} foran øre: 120 eller ${either("99.50", "99,50")}.`,
          }),
        ]),
  ]);

const address = ({ entity, origin }: Entry<Event>): readonly Problem[] =>
  isSelling(entity.status) && entity.ticketUrl === undefined
    ? [
        warningAt(origin, {
          at: ["ticketUrl"],
          message: `mangler, men status er «${entity.status}»: leseren får ingen knapp å kjøpe med.`,
          cure: `Skriv adressen til billettkjøpet. Selges billettene i døra, så skriv det i ${labelled("note")}.`,
        }),
      ]
    : [];

/** "AVLYST", "Avlyst på grunn av sykdom", "Forestillingen er dessverre avlyst"; not "erstatter den som ble avlyst". */
const CANCELLED = /\bAVLYST\b|\b[Ee]r (?:dessverre )?(?:avlyst|innstilt)\b/;

const cancelledInNote = ({ entity: { note = "", status }, origin }: Entry<Event>): readonly Problem[] =>
  isSelling(status) && (CANCELLED.test(note) || /^\W*(?:avlyst|innstilt)\b/i.test(note))
    ? [
        warningAt(origin, {
          at: ["note"],
          message: `er «${note}», men status er «${status}»: billettene selges.`,
          cure: 'Sett "status" til "cancelled" og skriv hvorfor i "reason", eller rett beskjeden.',
        }),
      ]
    : [];

interface Selling {
  /** The latest possible today. */
  readonly latest: LocalDate;
  /** The prices of price lists, which are checked with the lists. */
  readonly listed: ReadonlySet<string>;
}

/** The ticket facts of a showing are consistent. */
export const checkSale = (event: Entry<Event>, { latest, listed }: Selling): readonly Problem[] => [
  ...opening(event, latest),
  ...ofPrices(event),
  ...(listed.has(JSON.stringify(event.entity.prices)) ? [] : checkPrices(event)),
  ...address(event),
  ...cancelledInNote(event),
];
