/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { FaultLink } from "./fault-link";

const page = { title: "Mat & drikke", path: "/om-kantina-i-kulturhuset", language: null };
const report = (emails: readonly (string | null)[]) =>
  render(
    <FaultLink page={page} website={{ url: "https://hus.example.no", contact: emails.map((email) => ({ email })) }} />,
  );

test("writes to the first contact with an address, with the page's own filled in", () => {
  report([null, "post@example.no"]);
  const mail = new URL(screen.getByRole("link", { name: /feil/i }).getAttribute("href") ?? "");
  expect(mail.pathname).toBe("post@example.no");
  expect(mail.searchParams.get("subject")).toContain("Mat & drikke");
  expect(mail.searchParams.get("body")).toContain("https://hus.example.no/om-kantina-i-kulturhuset");
});

test("is left out where nobody has an address", () => {
  report([null]);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
