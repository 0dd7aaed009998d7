import { ENTITIES } from "../../../../domain/kinds";
import { formOf } from "../../../server/forms/describe-form";
import { withoutUntouched } from "./untouched";

const FORM = formOf(ENTITIES.productions.schema);
const EMPTY = { image: "", alt: "" };

test("optional parts and pictures in which nobody has written are not sent, and problems keep their rows", () => {
  const poster = { type: "poster", image: "kraka.jpg", alt: "" };
  const value = {
    object: "movie",
    title: "",
    trailer: { title: "Trailer", url: "", seconds: "" },
    assets: [{ type: "first_image", ...EMPTY }, poster],
  };
  const sent = withoutUntouched(FORM, value);
  expect(sent.value).toEqual({ object: "movie", title: "", assets: [poster] });
  expect(sent.pathOf(["assets", 0, "alt"])).toEqual(["assets", 1, "alt"]);
  expect(sent.pathOf(["title"])).toEqual(["title"]);
});

test("what is begun is sent, with what is missing in it", () => {
  const value = { object: "movie", trailer: { title: "Trailer", url: "https://example.no", seconds: "" } };
  expect(withoutUntouched(FORM, value).value).toEqual(value);
});
