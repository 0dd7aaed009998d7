/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { useLeftFields } from "./use-left-fields";

const Form = () => {
  const { isShown, events } = useLeftFields(false);
  return (
    <form {...events}>
      <input id="felt-title" aria-label="Tittel" />
      <select id="felt-ageLimit" aria-label="Grense">
        <option>9</option>
        <option>12</option>
      </select>
      <output>{["title", "ageLimit"].filter((name) => isShown([name])).join()}</output>
    </form>
  );
};

const shown = () => screen.getByRole("status").textContent;

test("a text is not corrected while it is written, and a choice is at once", () => {
  render(<Form />);
  fireEvent.input(screen.getByLabelText("Tittel"), { target: { value: "K" } });
  expect(shown()).toBe("ageLimit");
  fireEvent.blur(screen.getByLabelText("Tittel"));
  expect(shown()).toBe("title,ageLimit");
  fireEvent.input(screen.getByLabelText("Grense"), { target: { value: "12" } });
  expect(shown()).toBe("title,ageLimit");
});
