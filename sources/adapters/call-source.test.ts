import { HttpError } from "../../src/lib/http/http-error";
import { SourceFault } from "../records";
import { callSource } from "./call-source";

const CALL = { source: "billettsystem", request: "sites/118/events" };
const timeout = () => new HttpError("timeout", "timeout of 20000ms exceeded");
const status = (code: number) => new HttpError("status", `status code ${code}`, { status: code });

/** A call that fails with these errors in turn, and then answers. */
const failing = (...errors: readonly Error[]) => {
  const left = [...errors];
  return jest.fn(async () => {
    const error = left.shift();
    if (error !== undefined) throw error;
    return "svar";
  });
};

test("reports that a source did not answer in time", async () => {
  const call = failing(timeout(), timeout());
  await expect(callSource(CALL, call)).rejects.toThrow(
    new SourceFault(
      "billettsystem svarte ikke i tide. → Prøv igjen senere. Kallet var sites/118/events. Ingenting er endret.",
    ),
  );
});

test.each([
  ["a time limit", timeout],
  ["a fault of the source", () => status(500)],
  ["a lost connection", () => new HttpError("network", "Network Error")],
])("tries once more after %s, and not twice", async (_what, error) => {
  const passing = failing(error());
  expect(await callSource(CALL, passing)).toBe("svar");
  expect(passing).toHaveBeenCalledTimes(2);
  const lasting = failing(error(), error());
  await expect(callSource(CALL, lasting)).rejects.toThrow(SourceFault);
  expect(lasting).toHaveBeenCalledTimes(2);
});

test.each([
  ["a refusal", status(401)],
  ["an unknown address", status(404)],
  ["an answer that cannot be read", new HttpError("answer", "Unexpected token")],
  ["a fault of this project", new TypeError("undefined is not a function")],
])("does not repeat a call after %s", async (_what, error) => {
  const call = failing(error);
  await expect(callSource(CALL, call)).rejects.toThrow();
  expect(call).toHaveBeenCalledTimes(1);
});
