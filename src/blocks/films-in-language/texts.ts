import { admittedFrom } from "../../../domain/showings/age-limit";
import type { PriceSpan } from "../../../domain/showings/price";
import type { ShowingStateName } from "../../../domain/showings/showing-state";
import { type LocalDate, timeOf, weekdayIndex } from "../../../domain/time/local-time";
import { sentenceCase } from "../../../domain/time/norwegian";

/** The fixed texts of the films that visitors from abroad understand, in their languages. */

interface Admitted {
  readonly alone: number;
  readonly withAdult: number;
}

interface Tables {
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** By their Norwegian names in lower case. */
  readonly languages: Readonly<Record<string, string>>;
  readonly date: (weekday: string, day: number, month: string) => string;
  /** "18:00" → the language's notation. */
  readonly clock: (time: string) => string;
  readonly span: (from: string, to: string | null) => string;
  readonly spoken: (language: string) => string;
  readonly subtitles: (language: string) => string;
  readonly noSubtitles: string;
  readonly and: string;
  readonly duration: (hours: number, minutes: number) => string;
  readonly norwegianTitle: string;
  readonly everybody: string;
  readonly agePending: string;
  readonly age: (limit: string, from: Admitted) => string;
  readonly adult: (kroner: string) => string;
  readonly decimal: string;
  readonly buy: string;
  readonly newWindow: string;
  readonly page: (title: string) => string;
  readonly more: (count: number) => string;
  readonly tonight: string;
  readonly today: string;
  readonly next: string;
  /** The text of a showing's state; null where the button has it. */
  readonly states: Readonly<Record<ShowingStateName, ((moment: string) => string) | null>>;
}

const en: Tables = {
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  months: "January February March April May June July August September October November December".split(" "),
  languages: {
    dansk: "Danish",
    engelsk: "English",
    finsk: "Finnish",
    fransk: "French",
    islandsk: "Icelandic",
    italiensk: "Italian",
    japansk: "Japanese",
    norsk: "Norwegian",
    polsk: "Polish",
    portugisisk: "Portuguese",
    spansk: "Spanish",
    svensk: "Swedish",
    tysk: "German",
    ukrainsk: "Ukrainian",
  },
  date: (weekday, day, month) => `${weekday} ${day} ${month}`,
  clock: (time) => time,
  span: (from, to) => (to === null ? from : `${from}–${to}`),
  spoken: (language) => `In ${language}`,
  subtitles: (language) => `${language} subtitles`,
  noSubtitles: "no subtitles",
  and: "and",
  duration: (hours, minutes) => [hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(" "),
  norwegianTitle: "Norwegian title:",
  everybody: "Suitable for all ages",
  agePending: "Age limit not set yet",
  age: (limit, { withAdult }) =>
    withAdult === Number(limit)
      ? `Age limit ${limit}, no exceptions`
      : `Age limit ${limit}${withAdult === 0 ? ", or younger with an adult" : `, or from ${withAdult} with an adult`}`,
  adult: (kroner) => `adult NOK ${kroner}`,
  decimal: ".",
  buy: "Buy tickets",
  newWindow: "opens in a new window",
  page: (title) => `More about ${title}, in Norwegian`,
  more: (count) => (count === 1 ? "1 more showing" : `${count} more showings`),
  tonight: "Tonight",
  today: "Today",
  next: "Next",
  states: {
    planned: () => "Tickets are not on sale yet",
    saleOpensAt: (moment) => `Tickets on sale from ${moment}`,
    onSale: null,
    fewLeft: () => "Few tickets left",
    soldOut: () => "Sold out",
    free: () => "Free admission",
    begun: () => "Has started",
    over: () => "Is over",
    cancelled: () => "Cancelled",
    moved: (moment) => (moment === "" ? "New time" : `New time, moved from ${moment}`),
  },
};

const de: Tables = {
  weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
  languages: {
    dansk: "Dänisch",
    engelsk: "Englisch",
    finsk: "Finnisch",
    fransk: "Französisch",
    islandsk: "Isländisch",
    italiensk: "Italienisch",
    japansk: "Japanisch",
    norsk: "Norwegisch",
    polsk: "Polnisch",
    portugisisk: "Portugiesisch",
    spansk: "Spanisch",
    svensk: "Schwedisch",
    tysk: "Deutsch",
    ukrainsk: "Ukrainisch",
  },
  date: (weekday, day, month) => `${weekday}, ${day}. ${month}`,
  clock: (time) => `${time} Uhr`,
  span: (from, to) => (to === null ? `${from} Uhr` : `${from}–${to} Uhr`),
  spoken: (language) => `Auf ${language}`,
  subtitles: (language) => `Untertitel: ${language}`,
  noSubtitles: "ohne Untertitel",
  and: "und",
  duration: (hours, minutes) =>
    [hours && `${hours}\u00a0Std.`, minutes && `${minutes}\u00a0Min.`].filter(Boolean).join("\u00a0"),
  norwegianTitle: "Norwegischer Titel:",
  everybody: "Ohne Altersbeschränkung",
  agePending: "Altersgrenze noch nicht festgelegt",
  age: (limit, { withAdult }) =>
    withAdult === Number(limit)
      ? `Ab ${limit} Jahren, ohne Ausnahme`
      : `Ab ${limit} Jahren, in Begleitung Erwachsener ${withAdult === 0 ? "auch jünger" : `ab ${withAdult}`}`,
  adult: (kroner) => `Erwachsene ${kroner} NOK`,
  decimal: ",",
  buy: "Tickets kaufen",
  newWindow: "öffnet ein neues Fenster",
  page: (title) => `Mehr über ${title}, auf Norwegisch`,
  more: (count) => (count === 1 ? "1 weitere Vorstellung" : `${count} weitere Vorstellungen`),
  tonight: "Heute Abend",
  today: "Heute",
  next: "Als Nächstes",
  states: {
    planned: () => "Der Vorverkauf hat noch nicht begonnen",
    saleOpensAt: (moment) => `Vorverkauf ab ${moment}`,
    onSale: null,
    fewLeft: () => "Nur noch wenige Plätze",
    soldOut: () => "Ausverkauft",
    free: () => "Eintritt frei",
    begun: () => "Hat begonnen",
    over: () => "Ist vorbei",
    cancelled: () => "Fällt aus",
    moved: (moment) => (moment === "" ? "Neuer Termin" : `Neuer Termin, verlegt von ${moment}`),
  },
};

const TABLES: Readonly<Record<string, Tables>> = { en, de };

/** The texts of a language. Languages without texts here use English. */
export const textsIn = (language: string) => {
  const texts = TABLES[language] ?? en;
  const nameOf = (one: string) => texts.languages[one.toLowerCase()] ?? sentenceCase(one);
  const languages = (text: string) =>
    text
      .split(/\s*(?:,|\/|&|\bog\b)\s*/)
      .map(nameOf)
      .join(` ${texts.and} `);
  const date = (day: LocalDate) =>
    texts.date(
      texts.weekdays[weekdayIndex(day)] ?? "",
      Number(day.slice(8, 10)),
      texts.months[Number(day.slice(5, 7)) - 1] ?? "",
    );
  const moment = (at: string) => `${date(at.slice(0, 10))}, ${texts.clock(timeOf(at))}`;
  return {
    ...texts,
    date,
    moment,
    time: (start: string, end: string | null) => texts.span(timeOf(start), end === null ? null : timeOf(end)),
    speechAndSubtitles: (spoken: string, subtitles: string | null) =>
      `${texts.spoken(languages(spoken))}, ${subtitles === null ? texts.noSubtitles : texts.subtitles(languages(subtitles))}`,
    lasting: (minutes: number) => texts.duration(Math.floor(minutes / 60), minutes % 60),
    ageLimit: (limit: string | null) => {
      const from = admittedFrom(limit);
      if (limit === null || from === null) return texts.agePending;
      return limit === "A" ? texts.everybody : texts.age(limit, from);
    },
    price: ({ from, to }: PriceSpan) =>
      texts.adult(
        [...new Set([from, to])]
          .map((amount) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2).replace(".", texts.decimal)))
          .join("–"),
      ),
    state: (name: ShowingStateName, at: string | null) => texts.states[name]?.(at === null ? "" : moment(at)) ?? null,
  };
};

export type Texts = ReturnType<typeof textsIn>;
