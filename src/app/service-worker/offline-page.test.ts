import { pages } from "./bounded-caches";
import { offlinePage } from "./offline-page";
import { useFakeCaches } from "./testing/fake-caches";

let restore: () => unknown = () => undefined;
beforeEach(() => {
  ({ restore } = useFakeCaches());
});
afterEach(() => restore());

const keep = (path: string, title: string) =>
  pages.keep(path, new Response(`<title>${title}</title>`, { headers: { "content-type": "text/html" } }));

test("lists cached pages, those of the content first, their names as text", async () => {
  await keep("/a", "Side A");
  await keep("/kino", "Kinoprogram");
  const response = await offlinePage({ page: null, keep: [{ path: "/kino", label: "Kino & <kultur>" }] });
  expect(response.status).toBe(503);
  const links = [...(await response.text()).matchAll(/<a href="([^"]+)">(.*?)<\/a>/g)].map(([, ...link]) => link);
  expect(links.slice(0, 2)).toEqual([
    ["/kino", "Kino &amp; &lt;kultur>"],
    ["/a", "Side A"],
  ]);
});
