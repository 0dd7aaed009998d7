/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useCheckedForm } from "./use-checked-form";

interface Props {
  readonly faulty: boolean;
  readonly send: () => Promise<void>;
}

const Form = ({ faulty, send }: Props) => {
  const { form, field, isSending, submit } = useCheckedForm({
    initial: { name: "", email: "" },
    check: () => (faulty ? { email: "Skriv adressen." } : {}),
    refusedAt: "name",
    send,
  });
  const { error: nameFault, ...name } = field("name");
  const { error: emailFault, ...email } = field("email");
  return (
    <form ref={form} onSubmit={submit}>
      <input {...name} />
      <input {...email} />
      <p>{nameFault ?? emailFault ?? "ingen feil"}</p>
      <button type="submit">{isSending ? "Sender" : "Send"}</button>
    </form>
  );
};

/** A call that is pending until it is settled. */
const call = () => {
  let end = (): void => undefined;
  let fail = (): void => undefined;
  const send = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        end = resolve;
        fail = () => reject(new Error("Nei."));
      }),
  );
  return { send, end: () => act(async () => end()), fail: () => act(async () => fail()) };
};

const submit = () => fireEvent.click(screen.getByRole("button"));
const focused = (): string | null => document.activeElement?.getAttribute("name") ?? null;

test("a form is sent once, and says that it is being sent until it is", async () => {
  const { send, end } = call();
  render(<Form faulty={false} send={send} />);
  submit();
  expect(screen.getByText("Sender")).toBeTruthy();
  submit();
  await end();
  expect(screen.getByText("Send")).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(1);
  submit();
  await act(async () => undefined);
  expect(send).toHaveBeenCalledTimes(2);
});

test("a refusal stands at its field, which has the focus, and the form can be sent again", async () => {
  const { send, fail } = call();
  render(<Form faulty={false} send={send} />);
  submit();
  await fail();
  expect(screen.getByText("Nei.")).toBeTruthy();
  expect(focused()).toBe("name");
  expect(screen.getByText("Send")).toBeTruthy();
});

test("the browser sends nothing by itself", async () => {
  const { send, end } = call();
  render(<Form faulty={false} send={send} />);
  expect(fireEvent.submit(screen.getByRole("button").closest("form") ?? document.body)).toBe(false);
  await end();
});

test("what is wrong is not sent, and the field has the focus", () => {
  const { send } = call();
  render(<Form faulty send={send} />);
  submit();
  expect(screen.getByText("Skriv adressen.")).toBeTruthy();
  expect(focused()).toBe("email");
  expect(send).not.toHaveBeenCalled();
});

test("fields that a password manager fills at once are all sent, and empty afterwards", async () => {
  const { send, end } = call();
  render(<Form faulty={false} send={send} />);
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  act(() => {
    for (const field of fields) fireEvent.change(field, { target: { value: `the ${field.name}` } });
  });
  submit();
  expect(send).toHaveBeenCalledWith({ name: "the name", email: "the email" });
  await end();
  expect(fields.map(({ value }) => value)).toEqual(["", ""]);
});
