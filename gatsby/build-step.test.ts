import { NodeError, ofNode } from "../domain/publishing/node-error";
import { answered, buildSteps, failedStep } from "./build-step";

const nodes = new Map([["Event:quiz-1", { internal: { description: "events/quiz.json" } }]]);
const getNode = (id: string) => nodes.get(id);

const broken = () => {
  throw new RangeError("Invalid time value");
};

const failure = (work: () => unknown): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
};

test("a failure in a build is reported with step, node and file", () => {
  const error = failure(() => ofNode("Event", "quiz-1", broken));
  expect(failedStep("kalendere", error, getNode)).toBe(
    "Byggingen stanset i steget «kalendere» for Event:quiz-1 (events/quiz.json): Invalid time value\n" +
      "→ Dette har programmet ikke tatt høyde for. Angre det siste som ble endret i events/quiz.json, og meld fra til den som drifter nettstedet.",
  );
});

test("names the innermost node, and none when there is none", () => {
  const error = failure(() => ofNode("Page", "/quiz", () => ofNode("Event", "quiz-1", broken)));
  expect(error).toBeInstanceOf(NodeError);
  expect(error).toMatchObject({ nodeId: "Event:quiz-1", message: "Invalid time value", cause: expect.any(RangeError) });
  expect(failedStep("søk", failure(broken), getNode)).toMatch(
    /^Byggingen stanset i steget «søk»: Invalid time value\n/,
  );
  expect(failedStep("søk", new NodeError("Page:/borte", "?"), getNode)).toContain("siste som ble endret i innholdet");
});

test("a step that fails stops the build, one that does not gives its result", async () => {
  const logged: unknown[] = [];
  const step = buildSteps({ reporter: { panicOnBuild: (text) => logged.push(text) }, getNode });
  expect(await step("kalendere", () => 7)).toBe(7);
  expect(await step("kalendere", async () => broken())).toBeNull();
  expect(logged).toEqual([expect.stringMatching(/^Byggingen stanset i steget «kalendere»: Invalid time value/)]);
});

test("a query without data is an error with GraphQL's messages", () => {
  expect(answered({ data: { a: 1 } })).toEqual({ a: 1 });
  expect(() => answered({ errors: [new Error("Cannot return null"), "x"] })).toThrow("Cannot return null; x");
  expect(() => answered({})).toThrow("returned no data");
});
