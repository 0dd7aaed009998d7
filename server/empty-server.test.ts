import { emptyServer } from "./empty-server";

test("a client that sends its request too slowly is cut off", async () => {
  const server = emptyServer();
  expect(server.server.requestTimeout).toBe(300_000);
  await server.close();
});
