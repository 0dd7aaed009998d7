import { graphql } from "gatsby";
import { admittedFrom } from "../../../domain/showings/age-limit";
import type { PriceSpan } from "../../../domain/showings/price";
import type { ShowingStateName } from "../../../domain/showings/showing-state";
import { dateIn, filled } from "../../../domain/time/in-language";
import { timeOf } from "../../../domain/time/local-time";
import { sentenceCase } from "../../../domain/time/norwegian";

type Words = Queries.FilmWordsFragment;

/** The text of a showing's state; null where the button has it. */
const STATES = {
  planned: "notOnSale",
  saleOpensAt: "saleFrom",
  onSale: null,
  fewLeft: "fewLeft",
  soldOut: "soldOut",
  free: "free",
  begun: "begun",
  over: "ended",
  cancelled: "cancelled",
  moved: "movedFrom",
} as const satisfies Readonly<Record<ShowingStateName, keyof Words | null>>;

/** The texts of a language as functions of what they say. */
export const textsIn = (words: Words) => {
  const languages = (text: string) =>
    text
      .split(/\s*(?:,|\/|&|\bog\b)\s*/)
      .map((one) => {
        const known = words.spokenLanguages.find(({ norwegian }) => norwegian.toLowerCase() === one.toLowerCase());
        return known?.name ?? sentenceCase(one);
      })
      .join(` ${words.and} `);
  const date = (day: string) => dateIn(words, day);
  const clock = (time: string) => filled(words.clockForm, { time });
  const moment = (at: string) => `${date(at.slice(0, 10))}, ${clock(timeOf(at))}`;
  return {
    ...words,
    date,
    moment,
    /** The hall's name in the language; undefined where it has none. */
    place: (hall: string) => words.places.find(({ norwegian }) => norwegian === hall)?.name,
    time: (start: string, end: string | null) =>
      end === null ? clock(timeOf(start)) : filled(words.spanForm, { from: timeOf(start), to: timeOf(end) }),
    /** Null where neither is known. */
    speechAndSubtitles: (spoken: string | null, subtitles: string | null): string | null => {
      const text = subtitles === null ? null : filled(words.subtitled, { language: languages(subtitles) });
      if (spoken === null) return text;
      return `${filled(words.spoken, { language: languages(spoken) })}, ${text ?? words.noSubtitles}`;
    },
    lasting: (minutes: number) =>
      [
        { form: words.hours, count: Math.floor(minutes / 60) },
        { form: words.minutes, count: minutes % 60 },
      ]
        .filter(({ count }) => count > 0)
        .map(({ form, count }) => filled(form, { count }))
        .join("\u00a0"),
    ageLimit: (limit: string | null) => {
      const from = admittedFrom(limit);
      if (limit === null || from === null) return words.agePending;
      if (limit === "A") return words.everybody;
      if (from.withAdult === Number(limit)) return filled(words.ageFixed, { limit });
      return from.withAdult === 0
        ? filled(words.ageYounger, { limit })
        : filled(words.ageFrom, { limit, age: from.withAdult });
    },
    price: ({ from, to }: PriceSpan) =>
      filled(words.adult, {
        amount: [...new Set([from, to])]
          .map((kroner) => (Number.isInteger(kroner) ? `${kroner}` : kroner.toFixed(2).replace(".", words.decimalSign)))
          .join("–"),
      }),
    more: (title: string) => filled(words.more, { title }),
    others: (count: number) => (count === 1 ? words.oneMore : filled(words.manyMore, { count })),
    state: (name: ShowingStateName, at: string | null) => {
      const word = name === "moved" && at === null ? "newTime" : STATES[name];
      return word && filled(words[word], { moment: at === null ? "" : moment(at) });
    },
  };
};

export type Texts = ReturnType<typeof textsIn>;

export const query = graphql`
  fragment FilmWords on Language {
    key
    weekdays
    months
    dateForm
    clockForm
    spanForm
    and
    tonight
    todayWord
    next
    spoken
    subtitled
    noSubtitles
    hours
    minutes
    norwegianTitle
    everybody
    agePending
    ageFixed
    ageYounger
    ageFrom
    more
    oneMore
    manyMore
    spokenLanguages {
      norwegian
      name
    }
    places {
      norwegian
      name
    }
    adult
    decimalSign
    buy
    newWindow
    notOnSale
    saleFrom
    fewLeft
    soldOut
    free
    begun
    ended
    cancelled
    newTime
    movedFrom
  }
`;
