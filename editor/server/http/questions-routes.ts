import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ROUTES } from "../../api/api";
import { answerSchema, askSchema, QUESTION_ROUTES, questionNamedSchema } from "../../api/questions";
import { REMOVAL_ROUTES } from "../../api/removal";
import { personOf } from "../access/guard";
import { forEditors, forWriters } from "../access/rules";
import type { Accounts } from "../accounts/accounts";
import type { EditorsDesk } from "../desk/desk";
import { fileOfDraft } from "../desk/overview";
import { titleOf } from "../desk/summaries";
import { Questions } from "../questions/questions";

const aboutSchema = z.object({
  kind: z.string(),
  id: z.string().nullable().default(null),
  ids: z.array(z.string()).optional(),
});
const savedSchema = z.object({ outcome: z.literal("saved"), id: z.string().optional() });

/** The id that a request has given to what it names, null when it has removed it; undefined for neither. */
const idAfter = (route: string, id: string | null, answer: unknown): string | null | undefined => {
  if (route === `DELETE ${ROUTES.drafts}`) return id === null ? null : undefined;
  const saved = savedSchema.safeParse(answer).data;
  return saved !== undefined && route === `POST ${REMOVAL_ROUTES.remove}` ? null : saved?.id;
};

interface Asked {
  readonly desk: EditorsDesk;
  readonly accounts: Accounts;
  readonly stateRoot: string;
}

/** Questions between the people of a hosted desk. */
export const questionsRoutes = (server: FastifyInstance, { desk, accounts, stateRoot }: Asked): void => {
  const questions = new Questions({
    stateRoot,
    people: () => accounts.people.all(),
    titleOf: async ({ kind, id }) => {
      const draft = id === null ? await desk.draftOfNew(kind) : null;
      if (draft !== null) return fileOfDraft({ kind, id, draft }).title;
      const { entities } = await desk.folder.read();
      const found = entities.find((one) => one.kind === kind && one.id === id);
      return found === undefined ? null : titleOf(found, entities);
    },
  });
  server.addHook("preSerialization", async ({ method, routeOptions, body }, _reply, payload) => {
    const about = aboutSchema.safeParse(body).data;
    const id = about && idAfter(`${method} ${routeOptions.url ?? ""}`, about.id, payload);
    // What has been saved is saved, whatever becomes of the questions.
    if (about === undefined || id === undefined) return payload;
    for (const one of about.ids ?? [about.id])
      await questions.follow({ kind: about.kind, id: one }, id).catch(console.error);
    return payload;
  });
  server.get(QUESTION_ROUTES.questions, forEditors, (request) => questions.of(personOf(request)));
  server.post(QUESTION_ROUTES.questions, forWriters, async (request) => {
    await questions.ask(askSchema.parse(request.body), personOf(request));
    return {};
  });
  server.post(QUESTION_ROUTES.answer, forEditors, async (request) => {
    const { number, answer } = answerSchema.parse(request.body);
    await questions.answer(number, answer, personOf(request));
    return {};
  });
  server.delete(QUESTION_ROUTES.questions, forEditors, async (request) => {
    await questions.takeBack(questionNamedSchema.parse(request.body).number, personOf(request));
    return {};
  });
};
