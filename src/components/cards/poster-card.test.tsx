/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { decorations, picture } from "../testing/pictures";
import { posterFilm } from "../testing/showings";
import { PosterCard, whenLabel } from "./poster-card";

describe("whenLabel", () => {
  test.each([
    ["2026-12-01T20:30", "I dag kl.\u00a020.30"],
    ["2026-12-02T18:00", "I morgen kl.\u00a018.00"],
    ["2026-12-05T18:00", "Lørdag 5.\u00a0desember kl.\u00a018.00"],
    ["2027-01-01T00:05", "Fredag 1.\u00a0januar kl.\u00a000.05"],
  ])("says %s as %s", (start, words) => {
    expect(whenLabel(start, "2026-12-01T18:00")).toBe(words);
  });

  test("counts calendar days, not hours", () => {
    expect(whenLabel("2026-12-02T00:10", "2026-12-01T23:50")).toBe("I morgen kl.\u00a000.10");
  });

  test("shows that last night's showing began yesterday", () => {
    expect(whenLabel("2026-12-01T23:00", "2026-12-02T00:30")).toBe("I går kl.\u00a023.00");
  });
});

describe("PosterCard", () => {
  test("links from the title to the film's page", () => {
    render(<PosterCard production={posterFilm()} note="I dag kl. 18.00" />);
    const heading = screen.getByRole("heading", { level: 3, name: "Nattekspressen" });
    expect(heading).toContainElement(screen.getByRole("link", { name: "Nattekspressen" }));
    expect(screen.getByRole("link")).toHaveAttribute("href", "/nattekspressen-20261");
  });

  test("shows the age limit and the note under the title", () => {
    render(<PosterCard production={posterFilm()} note="I dag kl. 18.00" />);
    expect(screen.getByText("Aldersgrense 12 år")).toBeInTheDocument();
    expect(screen.getByText(/I dag kl. 18.00/)).toBeVisible();
  });

  test("has no age limit for what is no film", () => {
    render(<PosterCard production={posterFilm({ object: "culture", ageLimit: null })} note={null} />);
    expect(screen.queryByText(/Aldersgrense/)).not.toBeInTheDocument();
  });

  test("shows the title alone when the film has no page", () => {
    render(<PosterCard production={posterFilm({ path: null })} note={null} level="h2" />);
    expect(screen.getByRole("heading", { level: 2, name: "Nattekspressen" })).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  test("hides the poster from screen readers, since the title is enough", () => {
    const { container } = render(<PosterCard production={posterFilm({ poster: picture("Et tog") })} note={null} />);
    expect(decorations(container)).toHaveLength(1);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });
});
