import type { ExtendableMessageEvent } from "./worker-scope";

jest.mock("./answers", () => ({}));
jest.mock("./keep", () => ({ keepAll: jest.fn(async () => undefined), keepOfflinePictures: jest.fn() }));

const listeners = new Map<string, (event: ExtendableMessageEvent) => void>();
const registration = Object.assign(new EventTarget(), { installing: null as object | null, waiting: null });
const skipWaiting = jest.fn(async () => undefined);

beforeAll(async () => {
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, listener: (event: ExtendableMessageEvent) => void) =>
        listeners.set(type, listener),
      location: { origin: "https://hus.example.no" },
      registration,
      skipWaiting,
    },
  });
  await import("./worker");
});
afterAll(() => Reflect.deleteProperty(globalThis, "self"));

const send = (data: unknown) =>
  listeners.get("message")?.(
    Object.assign(new Event("message"), {
      data,
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
    }),
  );

test("caches the files that a page requests, unless a new worker is about to take over", async () => {
  const { keepAll } = await import("./keep");
  const request = { keepPages: [], keepFiles: ["/app.js"] };
  send(request);
  expect(keepAll).toHaveBeenCalledTimes(1);
  registration.installing = {};
  send(request);
  expect(keepAll).toHaveBeenCalledTimes(1);
});

test("takes over only when a page says so", () => {
  send({ other: true });
  expect(skipWaiting).not.toHaveBeenCalled();
  send({ takeOver: true });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});
