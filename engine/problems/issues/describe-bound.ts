import type { z } from "zod";
import { either } from "../../../domain/define/voices";
import { asJson } from "../../../domain/json/print-json";
import { intendedAt } from "./intended/intended-at";
import { accepts, type Description, type Place, plainOf } from "./place";
import { shown } from "./value-text";

/** A number, text or list outside its bounds. */

type BoundIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

const isInt = (place: Place): boolean => plainOf(place).some(({ limits }) => limits.isWhole);

/** Norwegian number format: decimal comma, thousands separated by spaces. */
const number = (value: number | bigint): string => String(value).replace(".", ",");

const ONES: Readonly<Record<number, string>> = { 1: "ett" };
const count = (amount: number | bigint, one: string, many: string): string =>
  `${ONES[Number(amount)] ?? String(amount)} ${Number(amount) === 1 ? one : many}`;

/** Beyond these, integers are inexact; a stricter rule of the field is reported too. */
const isBeyondCounting = (limit: number | bigint): boolean => Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER;

const describeNumber = (issue: BoundIssue, place: Place): Description => {
  const whole = isInt(place);
  const kind = whole ? "et helt tall" : "et tall";
  const isLower = issue.code === "too_small";
  const limit = isLower ? issue.minimum : issue.maximum;
  if (isBeyondCounting(limit)) {
    return {
      path: place.path,
      message: `er ${shown(place.value)}, og det er flere sifre enn et helt tall kan ha.`,
      cure: "Skriv tallet slik det er ment. Har det fått noen sifre for mye?",
    };
  }
  // An exclusive bound is described by the next whole number, which decimals do not have.
  const inclusive = issue.inclusive ?? true;
  const bound = whole && !inclusive ? Number(limit) + (isLower ? 1 : -1) : limit;
  const range = (() => {
    if (inclusive || whole) return isLower ? `${number(bound)} eller mer` : `${number(bound)} eller mindre`;
    return isLower ? `mer enn ${number(bound)}` : `mindre enn ${number(bound)}`;
  })();
  const intended = intendedAt(place);
  return {
    path: place.path,
    message: `er ${shown(place.value)}, men skal være ${range}.`,
    cure: intended === undefined ? `Skriv ${kind} som er ${range}.` : `Skriv ${asJson(intended)}.`,
  };
};

const describeText = (issue: BoundIssue, place: Place): Description => {
  if (issue.code === "too_big") {
    const most = count(issue.maximum, "tegn", "tegn");
    return {
      path: place.path,
      message: `er for lang: teksten kan ha høyst ${most}.`,
      cure: `Kort den ned til ${most} eller færre.`,
    };
  }
  const least = count(issue.minimum, "tegn", "tegn");
  const isEmpty = typeof place.value === "string" && place.value.trim() === "";
  const write = isEmpty && issue.minimum === 1 ? "Skriv en tekst" : `Skriv en tekst med minst ${least}`;
  return {
    path: place.path,
    message: isEmpty ? either("er tom.", "er ikke fylt ut.") : `er for kort: teksten må ha minst ${least}.`,
    cure: accepts(place, undefined)
      ? `${write}${either(", eller fjern hele feltet.", ", eller la feltet stå tomt.")}`
      : `${write}.`,
  };
};

const describeList = (issue: BoundIssue, place: Place): Description => {
  const held = Array.isArray(place.value) ? place.value.length : 0;
  const limit = issue.code === "too_small" ? issue.minimum : issue.maximum;
  const amount = count(limit, "punkt", "punkter");
  const bound = issue.exact ? amount : `${issue.code === "too_small" ? "minst" : "høyst"} ${amount}`;
  return {
    path: place.path,
    message:
      held === 0 ? `er tom, men skal ha ${bound}.` : `har ${count(held, "punkt", "punkter")}, men skal ha ${bound}.`,
    cure:
      issue.code === "too_small"
        ? `Legg til i listen, så den har ${bound}.`
        : `Ta bort noe fra listen, så den har ${bound}.`,
  };
};

export const describeBound = (issue: BoundIssue, place: Place): Description => {
  if (issue.origin === "string") return describeText(issue, place);
  return Array.isArray(place.value) ? describeList(issue, place) : describeNumber(issue, place);
};
