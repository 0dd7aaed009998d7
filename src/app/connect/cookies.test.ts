/** @jest-environment jsdom */
import { expireCookie } from "./cookies";

test("expires the cookie for the host and each parent domain", () => {
  const written = jest.spyOn(document, "cookie", "set");
  expireCookie("XSRF-TOKEN");
  expect(written.mock.calls.map(([cookie]) => cookie)).toEqual([
    "XSRF-TOKEN=; Path=/; Max-Age=0",
    "XSRF-TOKEN=; Path=/; Max-Age=0; Domain=localhost",
  ]);
  written.mockRestore();
});

test("removes the cookie, and no other", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the platform would have set
  document.cookie = "XSRF-TOKEN=hemmelig; Path=/";
  // biome-ignore lint/suspicious/noDocumentCookie: another's
  document.cookie = "XSRF-TOKEN-2=en-annens; Path=/";
  expireCookie("XSRF-TOKEN");
  expect(document.cookie).toBe("XSRF-TOKEN-2=en-annens");
});
