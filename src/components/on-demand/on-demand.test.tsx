/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { onDemand } from "./on-demand";

const Greeting = ({ name }: { readonly name: string }) => <p>Hei, {name}</p>;

test("renders prepared code at once", async () => {
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

test("loads the code once, whatever the number of calls", async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const { prepare } = onDemand(load);
  await Promise.all([prepare(), prepare()]);
  await prepare();
  expect(load).toHaveBeenCalledTimes(1);
});

test("reports a failure, and retries at the next call", async () => {
  const load = jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error("borte"));
  const { prepare } = onDemand(load);
  await expect(prepare()).rejects.toThrow("borte");
  await expect(prepare()).resolves.toBe(Greeting);
});

describe("when the code does not come", () => {
  const twice = () => jest.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error("borte"));

  test("what prerendered markup stays, an error is shown, and a retry hydrates it", async () => {
    const Built = onDemand(() => Promise.resolve(Greeting));
    await Built.prepare();
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(<Built name="Ola" />);
    const load = twice();
    const Part = onDemand(load);
    await act(async () => render(<Part name="Ola" />, { container, hydrate: true }));
    expect(screen.getByText("Hei, Ola")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Ikke alt i denne delen av siden ble hentet.");
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => screen.getByRole("button", { name: "Prøv igjen" }).click());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByText("Hei, Ola")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("a part that is not on the static page shows an error too, and loads after a retry", async () => {
    const Part = onDemand(twice());
    await act(async () => render(<Part name="Ola" />));
    expect(screen.queryByText("Hei, Ola")).not.toBeInTheDocument();
    await act(async () => screen.getByRole("button", { name: "Prøv igjen" }).click());
    expect(screen.getByText("Hei, Ola")).toBeVisible();
  });
});
