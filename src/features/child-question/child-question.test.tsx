/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { AgeBadge } from "../../components/programme/child/age-badge";
import { setChild } from "../../components/programme/child/use-child";
import { staticPage } from "../../components/testing/static-page";
import { ChildQuestion } from "./child-question";

const open = () => render(<ChildQuestion id="program" />);
const chooseAge = (age: string) => fireEvent.change(screen.getByLabelText("Barnets alder"), { target: { value: age } });
const adult = () => screen.getByLabelText("En voksen (18 år eller eldre) blir med i salen");

afterEach(() => act(() => setChild(null)));

test("shows the question about an adult once there is an age, and keeps the answer with another age", () => {
  open();
  expect(screen.queryByRole("checkbox")).toBeNull();
  chooseAge("8");
  fireEvent.click(adult());
  expect(sessionStorage.getItem("barnet")).toBe("8+");
  chooseAge("9");
  expect(sessionStorage.getItem("barnet")).toBe("9+");
  fireEvent.click(adult());
  expect(sessionStorage.getItem("barnet")).toBe("9");
});

test("forgets the child when no age is chosen", () => {
  open();
  chooseAge("0");
  expect(screen.getByRole("status")).toHaveTextContent("Svar for barn på under 1 år");
  chooseAge("");
  expect(sessionStorage.getItem("barnet")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

test("shows that it is a limit, not a recommendation", () => {
  open();
  chooseAge("8");
  expect(screen.getByText(/Det er en grense, ikke en anbefaling/)).toBeInTheDocument();
});

test("waits on the static page", () => {
  expect(staticPage(<ChildQuestion id="program" />).querySelector("select")?.disabled).toBe(true);
});

test("says that films are folded, where there are several", () => {
  act(() => setChild({ age: 8, withAdult: false }));
  const { unmount } = open();
  expect(screen.getByRole("status")).toHaveTextContent("blir brettet sammen. Det er en grense");
  unmount();
  render(<ChildQuestion id="film" folds={false} />);
  expect(screen.getByRole("status")).toHaveTextContent("Det er en grense, ikke en anbefaling.");
  expect(screen.getByRole("status")).not.toHaveTextContent("brettet");
});

test("answers at once, before the films of a long programme do", async () => {
  const { container } = render(
    <>
      <ChildQuestion id="program" />
      <AgeBadge limit="9" />
    </>,
  );
  const answer = () => container.querySelector("[data-answer]");
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  try {
    setChild({ age: 9, withAdult: false });
    await Promise.resolve();
    expect(adult()).toBeVisible();
    expect(answer()).toBeNull();
    await waitFor(() => expect(answer()).toHaveTextContent("9 år: ja, alene"));
  } finally {
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  }
});
