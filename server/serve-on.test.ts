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

test("serves on the port that is asked for, until it is closed", async () => {
  const free = await serveOn(emptyServer());
  await free.close();
  const port = Number(new URL(free.url).port);
  const { url, close } = await serveOn(
    emptyServer().get("/", async () => "hei"),
    port,
  );
  expect(url).toBe(`http://localhost:${port}`);
  expect(await (await fetch(url)).text()).toBe("hei");
  await close();
  await expect(fetch(url)).rejects.toThrow();
});
