/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Field, NEW_PASSWORD } from "./fields";

import "@testing-library/jest-dom";

const show = (error: string | undefined) =>
  render(<Field id="nytt" plan={NEW_PASSWORD} error={error} plain={false} onChange={() => undefined} />);
const field = () => screen.getByLabelText(NEW_PASSWORD.label);

test("a field with an error is marked as invalid and described by hint and error", () => {
  show("Passordet er for kort.");
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(`${NEW_PASSWORD.hint} Passordet er for kort.`);
});

test("a field without one is not", () => {
  show(undefined);
  expect(field()).toHaveAttribute("aria-invalid", "false");
  expect(field()).toHaveAccessibleDescription(String(NEW_PASSWORD.hint));
});
