import { z } from "zod";

/** Questions from one person to another about something at the desk. Only on a hosted desk, which has people. */

export const QUESTION_ROUTES = {
  /** GET has those to and from oneself, POST asks, DELETE takes one's own back. */
  questions: "/api/sporsmal",
  answer: "/api/sporsmal/svar",
} as const;

export const MAX_QUESTION = 1000;

const namedSchema = z.object({ id: z.string(), name: z.string() });
/** The id is null for the draft of a new one. */
const about = { kind: z.string().max(100), id: z.string().max(500).nullable() };

const questionSchema = z.object({
  ...about,
  number: z.string(),
  title: z.string(),
  from: namedSchema,
  to: namedSchema,
  text: z.string(),
  asked: z.string(),
  /** Null while it waits; empty when it was only ticked off. */
  answer: z.string().nullable(),
});

export type Question = z.infer<typeof questionSchema>;

export const questionsSchema = z.object({
  /** Whom one can ask. */
  people: z.array(namedSchema),
  /** To oneself until they are answered, and from oneself; the latest first. */
  questions: z.array(questionSchema),
});

export type Questions = z.infer<typeof questionsSchema>;

/** The server tells in words what is wrong with a text. */
export const askSchema = z.object({ ...about, to: z.string().max(100), text: z.string() });

export type Ask = z.infer<typeof askSchema>;

export const questionNamedSchema = z.object({ number: z.string().max(100) });

export const answerSchema = questionNamedSchema.extend({ answer: z.string() });
