import type { FastifyInstance } from "fastify";
import { toEpoch } from "../../../src/rules/time/oslo";
import { PUBLISHING_ROUTE, type Publishing, publishSchema } from "../../api/publishing";
import type { EditorsDesk } from "../desk/desk";
import { Versions } from "../history/versions";
import { Publisher } from "../publishing/publisher";
import { publishingSteps } from "../publishing/steps";

const MOST_CHANGES = 100;
const LOOK_EVERY_MS = 15_000;

export const publishingRoutes = (
  server: FastifyInstance,
  {
    desk,
    stateRoot,
    command,
  }: { readonly desk: EditorsDesk; readonly stateRoot: string; readonly command: string | undefined },
): void => {
  const versions = new Versions(desk.folder.root);
  const publisher = new Publisher({
    stateRoot,
    steps: publishingSteps(desk, command),
    commit: async () => (await versions.list({ most: 1 }))[0]?.commit ?? null,
  });
  const look = () => void publisher.publishPlanned().catch(console.error);
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  server.addHook("onClose", () => clearInterval(timer));

  const status = async (): Promise<Publishing> => {
    const kept = await publisher.status();
    const since = kept.last?.commit ?? null;
    return {
      ...kept,
      hasCommand: command !== undefined,
      address: (await desk.desk()).address,
      changes: since === null ? [] : [...(await versions.list({ since, most: MOST_CHANGES }))],
    };
  };
  server.get(PUBLISHING_ROUTE, status);
  server.post(PUBLISHING_ROUTE, async ({ body }) => {
    const { editor, at } = publishSchema.parse(body);
    if (at === null) void publisher.publish(editor);
    else await publisher.plan({ at: new Date(toEpoch(at)).toISOString(), by: editor });
    return status();
  });
  server.delete(PUBLISHING_ROUTE, async () => {
    await publisher.plan(null);
    return status();
  });
};
