/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { picture } from "../../components/testing/pictures";
import { TrailerPlace } from "../../lib/trailer-place";
import { Cover } from "./cover";

type Fields = Queries.CoverBlockFieldsFragment;
type Production = NonNullable<Fields["production"]>;
type Article = NonNullable<Fields["coverArticle"]>;

const film: Production = {
  key: "nattekspressen",
  object: "movie",
  title: "Nattekspressen",
  path: "/nattekspressen-20261",
  ediNumber: "20261",
  kind: "Film",
  ageLimit: "12",
  ageText: null,
  premiere: "2026-11-20",
  runningTime: 104,
  genres: ["Thriller", "Drama"],
  features: ["Seniorkino"],
  contents: [{ summary: "Et tog gjennom natta." }],
  cover: picture("Et tog i snøvær"),
  poster: picture("Plakaten med toget"),
};

const concert: Production = {
  ...film,
  object: "culture",
  title: "Storbandkveld",
  kind: "Konsert",
  ageLimit: null,
  ageText: "Passer fra 4 år",
  runningTime: null,
  genres: [],
  features: [],
  poster: null,
};

const article: Article = {
  title: "Slik bruker du teleslynge",
  summary: "Vi har slynge i alle saler.",
  category: "cinema",
  author: "Kinoen",
  updatedAt: Date.parse("2026-11-30T23:30:00Z"),
  image: picture("Et høreapparat"),
};

const cover = (overrides: Partial<Fields>, headline: "h1" | "h2" = "h1", first = true, trailer: string | null = null) =>
  render(
    <Cover
      block={{
        id: "forside",
        kicker: null,
        heading: null,
        lead: null,
        coverPicture: null,
        production: null,
        coverArticle: null,
        wide: false,
        asOf: "2026-12-01T00:00",
        events: [],
        productions: [],
        ...overrides,
      }}
      headline={headline}
      first={first}
    />,
    { wrapper: ({ children }) => <TrailerPlace value={trailer}>{children}</TrailerPlace> },
  );

const facts = () => screen.getAllByRole("listitem").map(asRead);

describe("of a film", () => {
  test("gives the page its headline", () => {
    cover({ production: film });
    expect(screen.getByRole("heading", { level: 1, name: "Nattekspressen" })).toBeVisible();
    expect(screen.getByText("Et tog gjennom natta.")).toBeVisible();
  });

  test("is an h2 on a page that shows its title", () => {
    cover({ production: film }, "h2");
    expect(screen.getByRole("heading", { level: 2, name: "Nattekspressen" })).toBeVisible();
    expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
  });

  test("shows age limit, length, genres and what is special", () => {
    cover({ production: film });
    expect(facts()).toEqual(["12 Aldersgrense 12 år", "1 t 44 min", "Thriller", "Drama", "Seniorkino"]);
  });

  test("shows picture and poster, at once when it is first on the page", () => {
    cover({ production: film });
    expect(screen.getByRole("img", { name: "Et tog i snøvær" })).toHaveAttribute("loading", "eager");
    expect(screen.getByRole("img", { name: "Plakaten med toget" })).toHaveAttribute("loading", "eager");
  });

  test("waits with its pictures further down", () => {
    cover({ production: film }, "h2", false);
    expect(screen.getByRole("img", { name: "Et tog i snøvær" })).toHaveAttribute("loading", "lazy");
  });
});

test("leads to the trailer further down the page, where there is one", () => {
  const { unmount } = cover({ production: film });
  expect(screen.queryByRole("link", { name: "Trailer" })).not.toBeInTheDocument();
  unmount();
  cover({ production: film }, "h1", true, "trailer-overskrift");
  expect(screen.getByRole("link", { name: "Trailer" })).toHaveAttribute("href", "#trailer-overskrift");
});

test("of a culture event shows its kind and for whom it is", () => {
  cover({ production: concert });
  expect(screen.getByText("Konsert")).toBeVisible();
  expect(facts()).toEqual(["Passer fra 4 år"]);
  expect(screen.queryByText(/Aldersgrense/)).not.toBeInTheDocument();
});

describe("of an article", () => {
  test("gives headline, summary and picture", () => {
    cover({ coverArticle: article });
    expect(screen.getByRole("heading", { level: 1, name: "Slik bruker du teleslynge" })).toBeVisible();
    expect(screen.getByText("Vi har slynge i alle saler.")).toBeVisible();
    expect(screen.getByRole("img", { name: "Et høreapparat" })).toBeVisible();
  });

  test("shows who wrote it, and the day in Oslo that it was last changed", () => {
    cover({ coverArticle: article });
    expect(screen.getByText("Kinoen. Oppdatert 1. desember 2026")).toBeVisible();
  });

  test.each([
    ["cinema", "Kino"],
    ["culture", "Kultur"],
  ] as const)("of the category %s belongs to %s", (category, words) => {
    cover({ coverArticle: { ...article, category } });
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe("with settings of its own", () => {
  const own = { kicker: "Leie", heading: "Festsalen", lead: "Plass til 120.", coverPicture: picture("Dekkede bord") };

  test("shows what the editor wrote", () => {
    cover(own);
    expect(screen.getByRole("heading", { level: 1, name: "Festsalen" })).toBeVisible();
    expect(screen.getByText("Leie")).toBeVisible();
    expect(screen.getByText("Plass til 120.")).toBeVisible();
    expect(screen.getByRole("img", { name: "Dekkede bord" })).toBeVisible();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });

  test("prefers the editor's picture, kicker and lead to those of the film", () => {
    cover({ ...own, heading: null, production: { ...concert, poster: null } });
    expect(screen.getByRole("heading", { level: 1, name: "Storbandkveld" })).toBeVisible();
    expect(screen.getByText("Leie")).toBeVisible();
    expect(screen.getByText("Plass til 120.")).toBeVisible();
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(["Dekkede bord"]);
    expect(screen.queryByText("Konsert")).not.toBeInTheDocument();
  });

  test("needs no more than a headline", () => {
    const { container } = cover({ heading: "Festsalen" });
    expect(container).toHaveTextContent(/^Festsalen$/);
    expect(container.querySelectorAll("p")).toHaveLength(0);
  });
});

test.each([
  [{ asOf: "", coverArticle: article }, ["H1", "IMG"]],
  [{ asOf: "", heading: "Utleie", coverPicture: picture("En sal") }, ["IMG", "H1"]],
] as const)(
  "has in the page what stands first, first: what comes later moves nothing that is painted",
  (own, order) => {
    const { container } = cover(own);
    expect([...container.querySelectorAll("h1, img")].map(({ tagName }) => tagName)).toEqual(order);
  },
);
