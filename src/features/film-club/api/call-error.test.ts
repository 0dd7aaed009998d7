import { HttpError } from "../../../lib/http/send";
import { toCallError } from "./call-error";

test("keeps the server's response as plain data", () => {
  const error = toCallError(new HttpError("status", "Request failed with status code 400", { status: 400, body: [1] }));
  expect(error).toEqual({ kind: "status", status: 400, message: "Request failed with status code 400", body: [1] });
  expect(JSON.parse(JSON.stringify(error))).toEqual(error);
});

test("has no status and no body without a response", () => {
  expect(Object.keys(toCallError(new HttpError("network", "Network Error")))).toEqual(["kind", "message"]);
});

test("treats an error that is not an HttpError as an unreadable response", () => {
  expect(toCallError(new TypeError("x is undefined"))).toEqual({ kind: "answer", message: "x is undefined" });
  expect(toCallError("odd")).toEqual({ kind: "answer", message: "odd" });
});
