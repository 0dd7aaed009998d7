/** @jest-environment jsdom */
import "../testing/design-system";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import type { Form } from "../../api/form";
import { CONTROLS } from "./controls";
import { itemField } from "./field-props";

// It compiles the editor of rich text, which none of these has.
jest.mock("./html/html-field", () => ({ default: () => null }));

type Field = ReturnType<typeof itemField>;

interface HolderProps {
  readonly field: Field;
  readonly begun: unknown;
  readonly onSaid: (value: unknown) => void;
}

/** Holds the value of a control, as a form does. */
const Holder = ({ field, begun, onSaid }: HolderProps) => {
  const [value, setValue] = useState(begun);
  const Control = CONTROLS[field.form.kind];
  const change = (next: unknown) => {
    onSaid(next);
    setValue(next);
  };
  return <Control field={field} path={["felt"]} value={value} onChange={change} />;
};

/** A control with a value; `type` returns what it says then, as the content would have it. */
const control = (form: Form, begun: unknown, own: Partial<Field> = {}) => {
  const said: unknown[] = [];
  render(
    <Holder field={{ ...itemField("Feltet", form), ...own }} begun={begun} onSaid={(value) => void said.push(value)} />,
  );
  const input = screen.getByLabelText(/^Feltet/);
  return {
    input,
    type: (text: string): unknown => {
      fireEvent.change(input, { target: { value: text } });
      return said.at(-1);
    },
    shown: () => ("value" in input ? input.value : null),
    leave: () => fireEvent.blur(input),
  };
};

test.each([
  ["date", "2026-12-04", "4. desember 2026", "24.12.2026", "2026-12-24"],
  ["moment", "2026-12-04T18:00", "kl. 18.00", "24.12.2026 kl. 17.30", "2026-12-24T17:30"],
  ["clock", "18:00", "18.00", "9.30", "09:30"],
] as const)(
  "a %s is shown and typed as people write it, and stored as content has it",
  (kind, stored, words, typed, value) => {
    const { shown, type, leave } = control({ kind }, stored);
    expect(shown()).toContain(words);
    expect(type(typed)).toBe(value);
    // What is being typed is not rewritten under the fingers.
    expect(shown()).toBe(typed);
    expect(screen.getByText(/^Blir /)).toBeTruthy();
    leave();
    expect(screen.queryByText(/^Blir /)).toBeNull();
  },
);

test("what is no time is kept as it is typed, so that the check can say what is wrong", () => {
  const { type, shown, leave } = control({ kind: "clock" }, "18:00");
  expect(type("i kveld")).toBe("i kveld");
  leave();
  expect(shown()).toBe("i kveld");
});

test.each([
  ["12,5", 12.5],
  ["1 200", 1200],
  ["-3", -3],
  ["mange", "mange"],
] as const)("the number «%s» is %j in content", (typed, value) => {
  expect(control({ kind: "number", min: null, max: null, isWhole: false }, 1).type(typed)).toBe(value);
});

test("a number is shown with a comma, and as it is typed while it is", () => {
  const { shown, type, leave } = control({ kind: "number", min: null, max: null, isWhole: false }, 0.5);
  expect(shown()).toBe("0,5");
  expect(type("12,50")).toBe(12.5);
  expect(shown()).toBe("12,50");
  leave();
  expect(shown()).toBe("12,5");
});

test("a preset is shown while the field is absent", () => {
  const number = { kind: "number", min: null, max: null, isWhole: false } as const;
  expect(control(number, undefined, { preset: 42, isRequired: false }).shown()).toBe("42");
});

test.each([
  ["required", "", { isRequired: true, isNullable: false }],
  ["optional", undefined, { isRequired: false, isNullable: false }],
  ["nullable", null, { isRequired: true, isNullable: true }],
] as const)("an emptied field that is %s becomes %j", (_what, value, own) => {
  for (const form of [{ kind: "text" }, { kind: "date" }] as const) {
    const { type } = control(form, "2026-12-04", own);
    expect(type("")).toBe(value);
    document.body.replaceChildren();
  }
});

const CHOICE = {
  kind: "choice",
  choices: [
    { value: "movie", label: "Film" },
    { value: "culture", label: "Arrangement" },
  ],
} as const;

const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("a choice has its own options, and none only where it may be empty", () => {
  expect(control(CHOICE, "movie").type("culture")).toBe("culture");
  expect(options()).toEqual(["Film", "Arrangement"]);
  document.body.replaceChildren();
  expect(control(CHOICE, "movie", { isRequired: false }).type("")).toBeUndefined();
  expect(options()).toEqual(["Ingen", "Film", "Arrangement"]);
});

test("an optional choice with a preset is never empty", () => {
  const { shown } = control(CHOICE, undefined, { isRequired: false, preset: "culture" });
  expect(shown()).toBe("culture");
  expect(options()).toEqual(["Film", "Arrangement"]);
});

test("an unknown choice stays to be seen, and an empty one asks", () => {
  control(CHOICE, "teater");
  expect(options()).toEqual(["Ukjent: teater", "Film", "Arrangement"]);
  document.body.replaceChildren();
  control(CHOICE, "");
  expect(options()).toEqual(["Velg …", "Film", "Arrangement"]);
});

test("a toggle that is absent is as its preset, and is stored once it is changed", () => {
  const { input } = control({ kind: "toggle" }, undefined, { preset: true });
  expect(input).toHaveProperty("checked", true);
  fireEvent.click(input);
  expect(input).toHaveProperty("checked", false);
});

test("a headline is one line, however it is pasted, and Enter begins no other", () => {
  const { type, input, shown } = control({ kind: "headline" }, "Jul");
  expect(type("Jul på\n  kino\n")).toBe("Jul på kino ");
  expect(fireEvent.keyDown(input, { key: "Enter" })).toBe(false);
  expect(shown()).toBe("Jul på kino ");
});

test("an empty text offers what others have, and the cursor follows", () => {
  const { input, shown } = control({ kind: "text" }, "", { used: ["Konsert", "Quiz"] });
  fireEvent.click(screen.getByRole("button", { name: "Quiz" }));
  expect(shown()).toBe("Quiz");
  expect(document.activeElement).toBe(input);
  expect(screen.queryByRole("button", { name: "Konsert" })).toBeNull();
});
