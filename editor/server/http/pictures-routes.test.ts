import { request } from "node:http";
import { text } from "node:stream/consumers";
import fastify, { type FastifyInstance } from "fastify";
import { MAX_UPLOAD_BYTES, PICTURE_ROUTES, UPLOAD_TYPE } from "../../api/pictures";
import { EditorsDesk } from "../desk/desk";
import { picturesRoutes } from "./pictures-routes";

const about = new URLSearchParams({ name: "a.jpg", title: "a", beside: "", kind: "pages", editor: "" });

let server: FastifyInstance;
let port = 0;

beforeAll(async () => {
  server = fastify({ bodyLimit: 100 });
  picturesRoutes(server, new EditorsDesk({ contentRoot: "content", stateRoot: "/nonexistent" }));
  port = Number(new URL(await server.listen({ port: 0, host: "127.0.0.1" })).port);
});

afterAll(() => server.close());

interface Sent {
  readonly path?: string;
  readonly body: Buffer;
  /** What the request says of its length. */
  readonly length?: number;
}

const send = ({ path = `${PICTURE_ROUTES.upload}?${about}`, body, length = body.length }: Sent) =>
  new Promise<{ readonly status: number; readonly told: string }>((resolve, reject) => {
    const headers = { "Content-Type": UPLOAD_TYPE, "Content-Length": length };
    const asked = request({ host: "127.0.0.1", port, path, method: "POST", headers, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, told: await text(answer) });
      asked.destroy();
    });
    asked.on("error", reject);
    asked.write(body);
    if (length === body.length) asked.end();
  });

test("an upload may be larger than other requests", async () => {
  expect((await send({ body: Buffer.alloc(10_000, "x") })).told).toContain("ikke et bilde");
});

test("a too large upload is refused before it is read", async () => {
  const { told } = await send({ body: Buffer.from("x"), length: MAX_UPLOAD_BYTES + 1 });
  expect(JSON.parse(told)).toMatchObject({ outcome: "refused", message: expect.stringContaining("30 MB") });
});

test("bytes are taken by the upload alone", async () => {
  expect((await send({ path: PICTURE_ROUTES.remove, body: Buffer.from("{}") })).status).toBe(415);
});
