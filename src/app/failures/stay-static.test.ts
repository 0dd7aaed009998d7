/** @jest-environment jsdom */
import { stayStatic } from "./stay-static";

test("the back button reloads for another page, not for a place on the same", () => {
  const notImplemented = jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/kinoprogram");
  stayStatic();
  window.history.replaceState(null, "", "/kinoprogram?dag=i-dag#fredag");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(notImplemented).not.toHaveBeenCalled();
  window.history.replaceState(null, "", "/filmer");
  window.dispatchEvent(new PopStateEvent("popstate"));
  // jsdom cannot reload, and logs that.
  expect(notImplemented).toHaveBeenCalledTimes(1);
  notImplemented.mockRestore();
});
