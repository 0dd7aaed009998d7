/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { frameTexts } from "../texts";
import { Menu } from "./menu";

type Group = Queries.MenuGroupFragment;

const entry = (label: string, path: string | null, openInNewWindow = false): Group["entries"][number] => ({
  key: label,
  label,
  path,
  openInNewWindow,
  language: null,
});

const group = (label: string, entries: Group["entries"], path: string | null = null): Group => ({
  ...entry(label, path),
  onPagesIn: null,
  entries,
});

const GROUPS: readonly Group[] = [
  group("Kino", [entry("Kinoprogram", "/kinoprogram"), entry("På kino nå", "/filmer")]),
  group("Utleie", [entry("Festsal", "/festsal"), entry("Bestill", "https://booking.example.no", true)]),
  group("Om oss", [], "/om-oss"),
];

const shortcut = (shortcut: string, path: string, language: string | null = null): Queries.MenuShortcutFragment => ({
  key: path,
  path,
  shortcut,
  language,
  openInNewWindow: false,
});

const SHORTCUTS = [shortcut("Åpningstider", "/praktisk#tider"), shortcut("In English", "/in-english", "en")];

const MENU = <Menu groups={GROUPS} shortcuts={SHORTCUTS} texts={frameTexts(null)} />;

const goTo = (path: string): void => {
  window.history.pushState(null, "", path);
  document.title = `Siden ${path}`;
};

const open = (name: string): HTMLElement => {
  const details = screen.getByText(name).closest("details");
  if (details === null) throw new Error(`${name} does not open`);
  return details;
};

const link = (name: string | RegExp) => screen.getByRole("link", { name, hidden: true });
const current = () =>
  screen
    .getAllByRole("link", { hidden: true })
    .filter((one) => one.getAttribute("aria-current") === "page")
    .map(({ textContent }) => textContent);

const hidePopover = jest.fn();

beforeEach(() => {
  goTo("/");
  hidePopover.mockReset();
  // jsdom does not support popovers.
  Object.defineProperty(HTMLElement.prototype, "hidePopover", { value: hidePopover, configurable: true });
});
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, "hidePopover"));

const shortcutList = (): HTMLElement => {
  const list = document.getElementById("snarveier-i-menyen");
  if (list === null) throw new Error("no shortcuts");
  return list;
};

test("can be closed from within", () => {
  render(MENU);
  const close = screen.getByRole("button", { name: "Lukk menyen" });
  expect(screen.getByRole("navigation")).toContainElement(close);
  expect(close).toHaveAttribute("popovertarget", screen.getByRole("navigation").id);
  expect(close).toHaveAttribute("popovertargetaction", "hide");
});

test("links directly to a page without entries below it", () => {
  render(MENU);
  expect(link("Om oss")).toHaveAttribute("href", "/om-oss");
  expect(link("Om oss").closest("details")).toBeNull();
});

test("shows one group at a time, also without script", () => {
  render(MENU);
  expect(open("Kino").getAttribute("name")).toBe(open("Utleie").getAttribute("name"));
});

describe("closes", () => {
  test("not by other keys", async () => {
    render(MENU);
    await userEvent.click(screen.getByText("Kino"));
    await userEvent.keyboard("{ArrowDown}a");
    expect(open("Kino")).toHaveAttribute("open");
  });

  test("by a click outside", async () => {
    render(
      <>
        {MENU}
        <p>Resten av siden</p>
      </>,
    );
    await userEvent.click(screen.getByText("Kino"));
    await userEvent.click(screen.getByText("Resten av siden"));
    expect(open("Kino")).not.toHaveAttribute("open");
  });

  /** Opens a group of the built page, and hydrates that when the focus has moved. */
  const hydrateAfter = (moveFocus: () => void) => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(MENU);
    open("Kino").setAttribute("open", "");
    moveFocus();
    render(MENU, { container, hydrate: true });
  };

  test("when the focus had moved on before hydration", () => {
    hydrateAfter(() => open("Utleie").querySelector("summary")?.focus());
    expect(open("Kino")).not.toHaveAttribute("open");
  });

  test("not when it was opened before hydration, and is still in use", () => {
    hydrateAfter(() => link("Kinoprogram").focus());
    expect(open("Kino")).toHaveAttribute("open");
  });

  test("when another group is opened", async () => {
    render(MENU);
    await userEvent.click(screen.getByText("Kino"));
    await userEvent.click(screen.getByText("Utleie"));
    expect(open("Kino")).not.toHaveAttribute("open");
    expect(open("Utleie")).toHaveAttribute("open");
  });

  test("when a link outside the groups is followed", async () => {
    render(MENU);
    link("Om oss").addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link("Om oss"));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});

describe("marks the current page", () => {
  test("and removes the mark on a page outside the menu", async () => {
    goTo("/kinoprogram");
    render(MENU);
    goTo("/film/nattekspressen-20261");
    await waitFor(() => expect(current()).toEqual([]));
  });

  test("and not another site's page with the same path", () => {
    goTo("/festsal");
    render(
      <Menu
        groups={[group("Utleie", [entry("Festsal hos andre", "https://booking.example.no/festsal")])]}
        shortcuts={[]}
        texts={frameTexts(null)}
      />,
    );
    expect(current()).toEqual([]);
  });
});

describe("on small screens", () => {
  /** Simulates the browser's toggle event; jsdom does not support popovers. */
  const turn = (newState: "open" | "closed") => {
    const event = Object.assign(new Event("beforetoggle"), { newState });
    screen.getByRole("navigation").dispatchEvent(event);
  };

  test("has short cuts on top, each in its language", () => {
    render(MENU);
    const shortcuts = shortcutList();
    expect(
      within(shortcuts)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Åpningstider", "In English"]);
    expect(link("In English").closest("li")).toHaveAttribute("lang", "en");
    expect(link("Åpningstider").closest("li")).not.toHaveAttribute("lang");
  });

  test("has no list of short cuts where there are none", () => {
    render(<Menu groups={GROUPS} shortcuts={[]} texts={frameTexts(null)} />);
    expect(document.getElementById("snarveier-i-menyen")).toBeNull();
  });

  test("closes when a short cut is followed", async () => {
    render(MENU);
    link("In English").addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link("In English"));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  test("opens with its groups closed on a page that is in none", () => {
    goTo("/film/nattekspressen-20261");
    render(MENU);
    turn("open");
    expect(open("Kino")).not.toHaveAttribute("open");
  });

  test("keeps the group open while the focus is beside the groups", () => {
    goTo("/festsal");
    render(MENU);
    turn("open");
    link("In English").focus();
    expect(open("Utleie")).toHaveAttribute("open");
    turn("closed");
    link("In English").blur();
    link("In English").focus();
    expect(open("Utleie")).not.toHaveAttribute("open");
  });

  test("does not mark a part of the page as the page", () => {
    goTo("/praktisk");
    render(MENU);
    expect(current()).toEqual([]);
  });
});
