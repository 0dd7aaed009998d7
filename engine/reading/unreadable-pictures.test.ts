import { open } from "node:fs/promises";
import { unreadablePictures } from "./unreadable-pictures";

jest.mock("node:fs/promises", () => ({ open: jest.fn() }));

const picture = (name: string) => ({ file: `images/${name}`, name, kind: "file" as const });

test("opens each picture and closes it again", async () => {
  const close = jest.fn(async () => undefined);
  jest.mocked(open).mockResolvedValue(Object.assign(Object.create(null), { close }));
  expect(await unreadablePictures("/content", [picture("a.jpg"), picture("b.jpg")])).toEqual([]);
  expect(close).toHaveBeenCalledTimes(2);
});

test("reports a picture that cannot be opened", async () => {
  jest.mocked(open).mockRejectedValue(Object.assign(new Error("EACCES"), { code: "EACCES" }));
  expect(await unreadablePictures("/content", [picture("a.jpg")])).toMatchObject([{ file: "images/a.jpg" }]);
});
