import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Person } from "../../api/accounts";
import { type Ask, MAX_QUESTION, type Questions as Shown } from "../../api/questions";
import { Refusal } from "../access/refusal";
import { mayChange } from "../access/rules";
import { writeWhole } from "../content/content-folder";
import { NotFound } from "../desk/not-found";

const DAY_MS = 24 * 3_600_000;
const KEPT_DONE_MS = 30 * DAY_MS;
const KEPT_MS = 365 * DAY_MS;

const storedSchema = z.object({
  number: z.string(),
  kind: z.string(),
  id: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  text: z.string(),
  asked: z.string(),
  answer: z.string().nullable(),
  /** When it was answered or ticked off. */
  done: z.string().nullable(),
});

type Stored = z.infer<typeof storedSchema>;
type About = Pick<Stored, "kind" | "id">;

interface Options {
  readonly stateRoot: string;
  readonly people: () => readonly Person[];
  /** Title of an entity, or of the draft of a new one; null when there is none. */
  readonly titleOf: (about: About) => Promise<string | null>;
  readonly now?: () => number;
}

const checkedText = (text: string, empty: string): string => {
  const trimmed = text.trim();
  if (trimmed === "") throw new Refusal(400, empty);
  if (trimmed.length > MAX_QUESTION)
    throw new Refusal(400, `Teksten er for lang. Kort den ned til ${MAX_QUESTION} tegn.`);
  return trimmed;
};

const isAbout = (one: About, { kind, id }: About): boolean => one.kind === kind && one.id === id;

/**
 * Questions between people, in a file of the desk's state, never in the content. They go with what they are about, with
 * the account of who asked or was asked, a month after they were answered, and after a year in any case.
 */
export class Questions {
  readonly #options: Options;
  readonly #file: string;
  #changing: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#file = join(options.stateRoot, "questions.json");
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }

  #isKept({ from, to, asked, done }: Stored): boolean {
    const ids = this.#options.people().map(({ id }) => id);
    const isOld = done !== null && this.#now() - Date.parse(done) > KEPT_DONE_MS;
    return ids.includes(from) && ids.includes(to) && !isOld && this.#now() - Date.parse(asked) <= KEPT_MS;
  }

  async #stored(): Promise<readonly Stored[]> {
    const text = await readFile(this.#file, "utf8").catch(() => "[]");
    return z.array(storedSchema).parse(JSON.parse(text));
  }

  /** Queues changes: each builds on what is stored. */
  #change(change: (all: readonly Stored[]) => readonly Stored[]): Promise<void> {
    const changed = this.#changing.then(async () => {
      const stored = await this.#stored();
      const all = stored.filter((one) => this.#isKept(one));
      const next = change(all);
      if (next !== all || all.length < stored.length)
        await writeWhole(this.#file, `${JSON.stringify(next, null, 2)}\n`);
    });
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  /** What waits for a person, and what the person has asked. */
  async of(person: Person): Promise<Shown> {
    const people = this.#options.people().map(({ id, name }) => ({ id, name }));
    const named = (id: string) => people.find((one) => one.id === id) ?? { id, name: "" };
    const own = (await this.#stored()).filter(
      (one) => this.#isKept(one) && (one.from === person.id || (one.to === person.id && one.done === null)),
    );
    const questions = await Promise.all(
      own.toReversed().map(async ({ done: _, from, to, ...one }) => {
        const title = await this.#options.titleOf(one);
        return title === null ? [] : [{ ...one, title, from: named(from), to: named(to) }];
      }),
    );
    return { people: people.filter(({ id }) => id !== person.id), questions: questions.flat() };
  }

  /** @throws {Refusal | NotFound} */
  async ask({ kind, id, to, text }: Ask, by: Person): Promise<void> {
    const asked = checkedText(text, "Skriv hva du vil spørre om.");
    const person = this.#options.people().find((one) => one.id === to && one.id !== by.id);
    if (person === undefined) throw new Refusal(400, "Den du vil spørre, har ikke konto her. Velg en annen.");
    if (!mayChange(person.role, [kind]))
      throw new Refusal(400, `${person.name} kan ikke åpne innstillingene. Spør en ansvarlig.`);
    if ((await this.#options.titleOf({ kind, id })) === null)
      throw id === null
        ? new Refusal(404, "Lagre først, så ser den du spør, det du har skrevet.")
        : new NotFound(`${kind} ${id}`);
    const at = new Date(this.#now()).toISOString();
    const question = { number: randomUUID(), kind, id, from: by.id, to, text: asked, asked: at };
    await this.#change((all) => [...all, { ...question, answer: null, done: null }]);
  }

  /** Answers a question to a person; an empty answer ticks it off. @throws {Refusal | NotFound} */
  async answer(number: string, answer: string, by: Person): Promise<void> {
    const text = answer.trim() === "" ? "" : checkedText(answer, "");
    const done = new Date(this.#now()).toISOString();
    await this.#change((all) => {
      const found = all.find((one) => one.number === number && one.to === by.id && one.done === null);
      if (found === undefined) throw new NotFound(number);
      return all.map((one) => (one === found ? { ...one, answer: text, done } : one));
    });
  }

  /** Takes back a person's own question, answered or not. @throws {NotFound} */
  async takeBack(number: string, by: Person): Promise<void> {
    await this.#change((all) => {
      const left = all.filter((one) => one.number !== number || one.from !== by.id);
      if (left.length === all.length) throw new NotFound(number);
      return left;
    });
  }

  /** Questions follow what they are about to its new id, and go with it when that is null. */
  async follow(about: About, id: string | null): Promise<void> {
    await this.#change((all) => {
      if (about.id === id || !all.some((one) => isAbout(one, about))) return all;
      return all.flatMap((one) => (isAbout(one, about) ? (id === null ? [] : [{ ...one, id }]) : [one]));
    });
  }
}
