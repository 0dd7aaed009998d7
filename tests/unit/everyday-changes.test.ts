import { readFileSync } from "node:fs";
import { follow, recipesIn } from "../workshop/support/recipe";

/** The changes that docs/everyday-changes.md describes; tests/workshop builds a copy of the site with all of them. */

const written = new Map<string, string>();
const files = {
  read: (file: string): string => written.get(file) ?? readFileSync(file, "utf8"),
  write: (file: string, text: string): void => void written.set(file, text),
};

const recipes = recipesIn(readFileSync("docs/everyday-changes.md", "utf8"));

test.each(recipes.map((recipe) => [recipe.title, recipe] as const))(
  "«%s» names lines that are there, once",
  (_title, recipe) => {
    expect(() => follow(files, recipe)).not.toThrow();
  },
);
