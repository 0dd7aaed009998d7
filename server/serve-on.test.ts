import { emptyServer } from "./empty-server";
import { serveOn } from "./serve-on";

test("is reached from this machine only, and names its port", async () => {
  const server = emptyServer();
  const listen = jest.spyOn(server, "listen");
  const { url, close } = await serveOn(server);
  await close();
  expect(listen).toHaveBeenCalledWith(expect.objectContaining({ port: 0, host: "localhost" }));
  expect(url).toMatch(/^http:\/\/localhost:[1-9]\d*$/);
});
