import { offlineOptions } from "./offline-options";

test("no rule of the offline plugin caches anything, and a new worker takes over at once", () => {
  const { debug, workboxConfig } = offlineOptions;
  expect({ debug, skipWaiting: workboxConfig.skipWaiting, clientsClaim: workboxConfig.clientsClaim }).toEqual({
    debug: false,
    skipWaiting: true,
    clientsClaim: true,
  });
  expect(workboxConfig.runtimeCaching).toHaveLength(4);
  for (const { urlPattern, handler } of workboxConfig.runtimeCaching) {
    expect(handler).toBe("NetworkOnly");
    expect(["", "/", "https://a.no/page-data/app-data.json"].filter((url) => urlPattern.test(url))).toEqual([]);
  }
});
