import { z } from "zod";
import type { AuditKind } from "../../api/accounts";
import { PUBLISHING_ROUTE, wentBackSchema } from "../../api/publishing";

interface Written {
  readonly kind: AuditKind;
  readonly about: string;
}

/** Successful responses of the writing routes. */
const outcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("saved"), message: z.string() }),
  z.object({ outcome: z.literal("undone"), message: z.string() }),
  z.object({ outcome: z.literal("added"), picture: z.string() }),
  z.object({ outcome: z.literal("removed") }),
  wentBackSchema,
]);

const removal = z.object({ picture: z.string() });
const publishing = z.object({ at: z.string().nullable() });

const ofPublishing = (route: string, body: unknown): Written | null => {
  if (route === `DELETE ${PUBLISHING_ROUTE}`) return { kind: "publishingCancelled", about: "" };
  const published = publishing.safeParse(body).data;
  if (route !== `POST ${PUBLISHING_ROUTE}` || published === undefined) return null;
  return published.at === null ? { kind: "published", about: "" } : { kind: "publishingPlanned", about: published.at };
};

/** Audit entry of a handled request; null when it wrote nothing. */
export const auditOfWrite = (route: string, body: unknown, answer: unknown): Written | null => {
  const done = outcome.safeParse(answer).data;
  if (done === undefined) return ofPublishing(route, body);
  if (done.outcome === "saved") return { kind: "saved", about: done.message };
  if (done.outcome === "undone") return { kind: "undone", about: done.message };
  if (done.outcome === "wentBack") return { kind: "wentBack", about: `Utgaven ${done.to}` };
  if (done.outcome === "added") return { kind: "pictureAdded", about: done.picture };
  return { kind: "pictureRemoved", about: removal.safeParse(body).data?.picture ?? "" };
};
