import { connect } from "node:net";
import { emptyServer } from "./empty-server";
import { serveOn } from "./serve-on";

test("a client that sends its request too slowly is cut off", async () => {
  const server = emptyServer();
  expect(server.server.requestTimeout).toBe(300_000);
  await server.close();
});

test("closes although a browser keeps its connection", async () => {
  const { url, close } = await serveOn(emptyServer().get("/", async () => "hei"));
  const socket = connect(Number(new URL(url).port), "localhost");
  const isClosed = new Promise((resolve) => socket.once("close", resolve));
  const answered = new Promise((resolve) => socket.once("data", resolve));
  socket.write("GET /filmer HTTP/1.1\r\nConnection: keep-alive\r\n\r\n");
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 OK/);
  await close();
  await isClosed;
});
