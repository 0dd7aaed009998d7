import { offlineOf, writeOffline } from "./site-offline";
import { writeContract } from "./write-contract";

jest.mock("./write-contract", () => ({ writeContract: jest.fn() }));

const links = [{ label: "Kinoprogram", path: "/kinoprogram" }];
const pages = [
  { path: "/", blocks: [{ component: "rich-text" }] },
  { path: "/uten-nett", blocks: [{ component: "offline", links }] },
];

test("finds the offline page, and the pages to precache", () => {
  expect(offlineOf(pages, true)).toEqual({ enabled: true, page: "/uten-nett", keep: links });
});

test("a site without an offline page caches visited pages only", () => {
  expect(offlineOf(pages.slice(0, 1), false)).toEqual({ enabled: false, page: null, keep: [] });
  expect(offlineOf([undefined, {}], true).page).toBeNull();
});

describe("the service worker", () => {
  const { SERVICE_WORKER } = process.env;
  afterEach(() => {
    if (SERVICE_WORKER === undefined) delete process.env.SERVICE_WORKER;
    else process.env.SERVICE_WORKER = SERVICE_WORKER;
  });

  test.each([
    ["on", true],
    ["off", false],
  ])("is registered by pages of a build with SERVICE_WORKER=%s: %s", (value, enabled) => {
    process.env.SERVICE_WORKER = value;
    writeOffline(pages);
    expect(writeContract).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: expect.objectContaining({ enabled }) }),
    );
  });
});
