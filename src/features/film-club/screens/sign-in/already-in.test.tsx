/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { MEMBER } from "../../testing/samples";
import { memberPage } from "../../user/member-pages";
import { AlreadyIn } from "./already-in";

const logout = jest.fn();

const linksAt = (query: string): readonly (string | null)[] => {
  window.history.replaceState(null, "", `/${query}`);
  render(<AlreadyIn member={MEMBER} logout={logout} />);
  return screen.getAllByRole("link").map((link) => link.getAttribute("href"));
};

test("a member who is logged in can go on to the page that led here, or to the profile", () => {
  expect(linksAt("?til=%2Fkraka-1%3Fdag%3D1")).toEqual([memberPage("profile"), "/kraka-1?dag=1"]);
});

test("there is one link to the profile when no page of the site led here", () => {
  expect(linksAt("?til=%2F%2Fond.example")).toEqual([memberPage("profile")]);
});

test("the member is named, and can log out", () => {
  linksAt("");
  expect(screen.getByRole("heading").textContent).toContain(MEMBER.userName);
  fireEvent.click(screen.getByRole("button"));
  expect(logout).toHaveBeenCalledTimes(1);
});
