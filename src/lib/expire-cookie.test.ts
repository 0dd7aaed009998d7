/** @jest-environment jsdom */
import { expireCookie } from "./expire-cookie";

test("takes away the cookie, and no other", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the platform would have set
  document.cookie = "XSRF-TOKEN=hemmelig; Path=/";
  // biome-ignore lint/suspicious/noDocumentCookie: another's
  document.cookie = "XSRF-TOKEN-2=en-annens; Path=/";
  expireCookie("XSRF-TOKEN");
  expect(document.cookie).toBe("XSRF-TOKEN-2=en-annens");
});
