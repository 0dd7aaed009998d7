import { entityDefinition } from "../../../domain/kinds";
import { fieldsOf } from "../../api/form";
import { formOf } from "./describe-form";
import { withUsed } from "./used-values";

const typesOffered = (objects: readonly Record<string, unknown>[], kind: string) =>
  fieldsOf(withUsed(formOf(entityDefinition("productions").schema), objects), { object: kind }).find(
    ({ name }) => name === "typeText",
  )?.used;

test("an event is offered the types of other events, the most frequent first, and those of no film", () => {
  const event = (typeText: unknown) => ({ object: "culture", typeText });
  const objects = [event("Quiz"), event("Konsert"), event(""), event(7), event("Konsert"), event(undefined)];
  const film = { object: "movie", typeText: "Film" };
  expect(typesOffered([...objects, film], "culture")).toEqual(["Konsert", "Quiz"]);
  expect(typesOffered([...objects, film], "movie")).toEqual(["Film"]);
  const many = Array.from({ length: 20 }, (_, at) => event(`Type ${at}`));
  expect(typesOffered(many, "culture")).toHaveLength(6);
});
