/** @jest-environment jsdom */
import { watchFields } from "./half-filled";
import { renewPage } from "./renew-page";

const SHOWN = { page: { title: "Filmer", blocks: [] } };

const published = (status: number, body: unknown) => {
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return { ok: status === 200, json: async () => body } as Response;
  };
  return asked;
};

const reloads = async (path = "/filmer") => {
  let count = 0;
  await renewPage(path, SHOWN, () => {
    count += 1;
  });
  return count;
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = "";
});

test("loads a page again that is published with other data", async () => {
  const asked = published(200, { result: { data: { page: { title: "Andre filmer", blocks: [] } } } });
  expect(await reloads()).toBe(1);
  expect(asked).toEqual(["/page-data/filmer/page-data.json"]);
});

test("keeps a page whose data are the same", async () => {
  published(200, { result: { data: JSON.parse(JSON.stringify(SHOWN)) } });
  expect(await reloads()).toBe(0);
});

test.each([
  ["is gone", 404, {}],
  ["has other content", 200, "Vedlikehold"],
  ["is no page's", 200, { result: null }],
])("keeps a page when the answer %s", async (_, status, body) => {
  published(status, body);
  expect(await reloads()).toBe(0);
});

test("keeps a page without network, or with input", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await reloads()).toBe(0);
  published(200, { result: { data: {} } });
  document.body.innerHTML = "<input>";
  watchFields(document);
  const [field] = document.querySelectorAll("input");
  if (field) field.value = "Ada";
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(await reloads()).toBe(0);
});

test("does not load it again and again", async () => {
  published(200, { result: { data: {} } });
  expect([await reloads(), await reloads()]).toEqual([1, 0]);
});
