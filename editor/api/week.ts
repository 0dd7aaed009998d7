import { z } from "zod";
import { keptSchema, problemSchema, SALE_STATES } from "./api";
import { clockSchema, dateSchema, momentSchema } from "./moments";
import { chosenPrices, toldShowingSchema } from "./new-showing";
import { scheduledSchema } from "./scheduled";

/** Requests and responses of the week grid. Times are as the site shows them: shifted for a demonstration. */

export const WEEK_ROUTES = { week: "/api/uke", plan: "/api/uke/prov", save: "/api/uke/lagre" } as const;

/** Films only; null while a film has none. */
const ageLimit = z.string().nullable().optional();

const weekShowingSchema = z.object({
  id: z.string(),
  title: z.string(),
  production: z.string(),
  ageLimit,
  hall: z.string(),
  hallName: z.string(),
  start: z.string(),
  end: z.string().nullable(),
  status: z.string(),
  /** "I salg" */
  statusText: z.string(),
  reason: z.string(),
  previousStart: z.string().nullable(),
  /** "kl. 18.00–20.05" and "fredag 18. desember kl. 18.00" */
  span: z.string(),
  when: z.string(),
  /** Changes when its time, place or status does. */
  stamp: z.string(),
  problems: z.array(z.string()),
});

export type WeekShowing = z.infer<typeof weekShowingSchema>;

export const weekSchema = z.object({
  monday: z.string(),
  /** "Uke 49" and "30. november–6. desember 2026" */
  title: z.string(),
  dates: z.string(),
  previous: z.string(),
  next: z.string(),
  now: z.string(),
  /** Weeks by which a demonstration's dates are shifted. */
  weeksMoved: z.number(),
  /** Whether the week before has showings that can be copied. */
  canCopy: z.boolean(),
  /** Halls with showings are rows of the grid. */
  halls: z.array(z.object({ id: z.string(), name: z.string(), hasShowings: z.boolean() })),
  days: z.array(z.object({ date: z.string(), name: z.string(), holiday: z.string().nullable() })),
  showings: z.array(weekShowingSchema),
  /** Content that appears or leaves in this week, in order. */
  scheduled: z.array(scheduledSchema),
  productions: z.array(z.object({ id: z.string(), title: z.string(), ageLimit })),
});

export type Week = z.infer<typeof weekSchema>;

const reference = { id: z.string(), stamp: z.string() };
const reason = z.string().trim().max(1000);

/** Actions in the week grid. */
export const actionSchema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("cancel"), ...reference, reason }),
  /** Reverses a cancellation; the time is kept. */
  z.object({ do: z.literal("restore"), ...reference }),
  z.object({ do: z.literal("status"), ...reference, status: z.enum(SALE_STATES) }),
  /** Without a reason, the audience is not told of the move. */
  z.object({ do: z.literal("move"), ...reference, start: momentSchema, hall: z.string(), reason }),
  z.object({ do: z.literal("remove"), ...reference }),
  z.object({ do: z.literal("copy"), ...reference, start: momentSchema, hall: z.string(), ...chosenPrices }),
  z.object({ do: z.literal("add"), production: z.string(), start: momentSchema, hall: z.string(), ...chosenPrices }),
  z.object({
    do: z.literal("repeat"),
    ...reference,
    time: clockSchema,
    weekday: z.number(),
    until: dateSchema,
  }),
  z.object({ do: z.literal("copyWeek"), monday: dateSchema }),
]);

export type WeekAction = z.infer<typeof actionSchema>;

export const weekSaveSchema = z.object({ action: actionSchema, editor: z.string().max(100) });

export const planSchema = z.object({
  /** "Avlyste Kråka fredag 18. desember kl. 18.00" */
  message: z.string(),
  /** New and moved showings. */
  showings: z.array(toldShowingSchema),
  /** Skipped showings, with reasons. */
  skipped: z.array(z.string()),
  /** Problems of no single showing. */
  problems: z.array(problemSchema),
});

export type WeekPlan = z.infer<typeof planSchema>;

export const weekSavedSchema = z.discriminatedUnion("outcome", [
  keptSchema.extend({ outcome: z.literal("saved") }),
  z.object({ outcome: z.literal("refused"), problems: z.array(problemSchema) }),
  /** Somebody else has changed it; nothing was written. */
  z.object({ outcome: z.literal("conflict"), message: z.string() }),
]);

export type WeekSaved = z.infer<typeof weekSavedSchema>;
