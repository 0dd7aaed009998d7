/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { Boundary } from "./boundary";
import { onDemand } from "./on-demand";

const Greeting = ({ name }: { readonly name: string }) => <p>Hei, {name}</p>;

test("draws at once what has been prepared", async () => {
  const Part = onDemand(() => Promise.resolve(Greeting));
  await Part.prepare();
  render(
    <Suspense fallback="venter">
      <Part name="Ola" />
    </Suspense>,
  );
  expect(screen.getByText("Hei, Ola")).toBeVisible();
});

test("lets the nearest Suspense wait for what has not", async () => {
  const Part = onDemand(() => Promise.resolve(Greeting));
  await act(async () =>
    render(
      <Suspense fallback="venter">
        <Part name="Ola" />
      </Suspense>,
    ),
  );
  expect(screen.getByText("Hei, Ola")).toBeVisible();
});

test("fetches once, however many ask", async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const { prepare } = onDemand(load);
  await Promise.all([prepare(), prepare()]);
  await prepare();
  expect(load).toHaveBeenCalledTimes(1);
});

test("tells of a failure, and tries again for the next who asks", async () => {
  const load = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error("borte"));
  const { prepare } = onDemand(load);
  await expect(prepare()).rejects.toThrow("borte");
  await expect(prepare()).resolves.toBe(Greeting);
});

test("what cannot be fetched is thrown once, not fetched again and again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.reject(new Error("borte")));
  const Part = onDemand<{ readonly name: string }>(load);
  await act(async () =>
    render(
      <Boundary name="Delen" broken={() => <p>borte</p>}>
        <Suspense fallback="venter">
          <Part name="Ola" />
        </Suspense>
      </Boundary>,
    ),
  );
  expect(screen.getByText("borte")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
