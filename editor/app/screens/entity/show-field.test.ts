/** @jest-environment jsdom */
import { controlId } from "../../fields/form-context";
import { showField } from "./show-field";

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, path: readonly (string | number)[]) =>
  Object.assign(document.createElement(name), { id: controlId(path) });

beforeEach(() => {
  document.body.replaceChildren();
  HTMLElement.prototype.scrollIntoView = jest.fn();
});

/** A row that draws its field some frames after it has been opened, as on a slow machine. */
const row = (framesLate: number): HTMLDetailsElement => {
  const details = element("details", ["blocks", 0]);
  details.addEventListener("toggle", () => {
    let frame = 0;
    const draw = (): void => {
      frame += 1;
      if (frame < framesLate) requestAnimationFrame(draw);
      else details.append(element("input", ["blocks", 0, "heading"]));
    };
    requestAnimationFrame(draw);
  });
  return details;
};

test.each([1, 3, 20])("focuses a field that its row draws %i frames after it has been opened", async (frames) => {
  document.body.append(row(frames));
  await showField(["blocks", 0, "heading"]);
  expect(document.activeElement?.id).toBe(controlId(["blocks", 0, "heading"]));
});

test("opens the groups around a field", async () => {
  const group = document.createElement("details");
  group.append(element("input", ["title"]));
  document.body.append(group);
  await showField(["title"]);
  expect(group.open).toBe(true);
  expect(document.activeElement?.id).toBe(controlId(["title"]));
});

test("focuses the nearest part around a field that is not there", async () => {
  const part = element("fieldset", ["blocks", 0]);
  part.tabIndex = -1;
  document.body.append(part);
  await showField(["blocks", 0, "heading", "words"]);
  expect(document.activeElement?.id).toBe(controlId(["blocks", 0]));
});
