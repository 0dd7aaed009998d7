import { NodeError, ofNode } from "./node-error";

const failing = (error: unknown) => () => {
  throw error;
};

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test("returns what the work returns", () => expect(ofNode("Event", "a", () => 7)).toBe(7));

test("an error carries the id of its node, with the message and the place of the first one", () => {
  const cause = new RangeError("Invalid time");
  const error = caught(() => ofNode("Event", "nattoget-1", failing(cause)));
  expect(error).toBeInstanceOf(NodeError);
  expect(error).toMatchObject({ name: "NodeError", nodeId: "Event:nattoget-1", message: "Invalid time", cause });
  expect(error).toHaveProperty("stack", cause.stack);
});

test("what is thrown without being an error is its text", () => {
  expect(caught(() => ofNode("Page", "/", failing("nothing")))).toMatchObject({ nodeId: "Page:/", message: "nothing" });
});

test("an error carries the innermost node", () => {
  const inner = () => ofNode("Production", "nattoget", failing(new Error("x")));
  expect(caught(() => ofNode("Page", "/", inner))).toMatchObject({ nodeId: "Production:nattoget" });
});
