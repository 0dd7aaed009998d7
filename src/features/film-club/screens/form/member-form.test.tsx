/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EMAIL, NEW_PASSWORD, USER_NAME } from "./fields";
import { MemberForm } from "./member-form";

type Props = Parameters<typeof MemberForm>[0];

const element = (given: Partial<Props> = {}) => (
  <MemberForm
    id="konto"
    fields={[USER_NAME, EMAIL, NEW_PASSWORD]}
    submit="Opprett konto"
    pendingText="Oppretter konto …"
    busy={false}
    failure={null}
    onSend={jest.fn()}
    {...given}
  />
);
const field = (name: string) => screen.getByLabelText(name, { exact: true });
const summary = (name: string) => screen.getByRole("region", { name });
const fill = async (userName: string, email: string, password: string) => {
  const given = { Navn: userName, "E-postadresse": email, "Velg et passord": password };
  for (const [name, value] of Object.entries(given)) {
    await userEvent.clear(field(name));
    if (value !== "") await userEvent.type(field(name), value);
  }
};
const send = () => userEvent.click(screen.getByRole("button", { name: "Opprett konto" }));

test("sends the input, trimmed except for the password", async () => {
  const onSend = jest.fn();
  render(element({ onSend }));
  await fill(" Kari ", " kari@example.no ", " langt ord ");
  await send();
  const [written] = onSend.mock.calls[0];
  expect(["userName", "email", "password"].map(written)).toEqual(["Kari", "kari@example.no", " langt ord "]);
});

test("no input is lost, and the error of a corrected field is removed", async () => {
  render(element());
  await fill("Kari", "kari", "et langt passord");
  await send();
  expect(field("Navn")).toHaveValue("Kari");
  expect(field("E-postadresse")).toHaveValue("kari");
  await userEvent.type(field("E-postadresse"), "@example.no");
  expect(field("E-postadresse")).toBeValid();
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test.each([
  ["1234567", false],
  ["12345678", true],
  ["x".repeat(200), true],
  ["x".repeat(201), false],
])("a new password has 8 to 200 characters: %#", async (password, isSent) => {
  const onSend = jest.fn();
  render(element({ onSend }));
  await fill("Kari", "kari@example.no", "");
  await userEvent.click(field("Velg et passord"));
  await userEvent.paste(password);
  await send();
  expect(onSend).toHaveBeenCalledTimes(isSent ? 1 : 0);
});

test("a pending request is not repeated, and the button says so", async () => {
  const onSend = jest.fn();
  const { rerender } = render(element({ onSend }));
  await fill("Kari", "kari@example.no", "et langt passord");
  rerender(element({ onSend, busy: true }));
  const button = screen.getByRole("button", { name: "Oppretter konto …" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("status")).toHaveTextContent("Oppretter konto …");
  await userEvent.click(button);
  await userEvent.type(field("Navn"), "{Enter}");
  expect(onSend).not.toHaveBeenCalled();
});

test("a failure is shown above the form and focused, each time", async () => {
  const { rerender } = render(element());
  rerender(element({ failure: "Ingen kontakt." }));
  expect(summary("Det gikk ikke")).toHaveFocus();
  expect(summary("Det gikk ikke")).toHaveAccessibleDescription("Ingen kontakt.");
  await userEvent.click(field("Navn"));
  rerender(element({ busy: true }));
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  rerender(element({ failure: "Ingen kontakt." }));
  expect(summary("Det gikk ikke")).toHaveFocus();
});

test("a failure about one field is shown beside it too", () => {
  render(element({ failure: "Adressen er tatt.", failedField: "email" }));
  expect(field("E-postadresse")).toHaveAccessibleDescription("Adressen er tatt.");
  expect(within(summary("Det gikk ikke")).getByRole("link")).toHaveTextContent("Adressen er tatt.");
});

test("gives its fields autocomplete names", () => {
  render(element());
  expect(["Navn", "E-postadresse", "Velg et passord"].map((name) => field(name).getAttribute("autocomplete"))).toEqual([
    "nickname",
    "email",
    "new-password",
  ]);
});
