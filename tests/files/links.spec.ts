import { expect, test } from "@playwright/test";
import { PAGES } from "../browser/support/content";
import { builtPages } from "./support/built-pages";
import { addressAfterRedirect, internalPath } from "./support/built-site";
import { attribute } from "./support/markup";
import { referencesOf } from "./support/references";

const idsOf = (address: string): readonly (string | null)[] =>
  builtPages()
    .find((page) => page.address === address)
    ?.elements.map((element) => attribute(element, "id")) ?? [];

test("no internal link, picture, script or fragment is dead", () => {
  const dead: string[] = [];
  let followed = 0;
  for (const page of builtPages()) {
    for (const reference of referencesOf(page)) {
      const target = internalPath(reference, page.address);
      if (target === null) continue;
      followed += 1;
      const address = addressAfterRedirect(target.path);
      if (address === null) dead.push(`${page.name}: ${reference}`);
      else if (target.hash !== "" && !idsOf(address).includes(target.hash)) {
        dead.push(`${page.name}: ${reference} (there is no #${target.hash})`);
      }
    }
  }
  expect(dead).toEqual([]);
  expect(followed).toBeGreaterThan(builtPages().length * 40);
});

test("no page links to an address that is redirected, or with a slash at its end", () => {
  const redirectedLinks = builtPages().flatMap((page) =>
    referencesOf(page).flatMap((reference) => {
      const path = internalPath(reference, page.address)?.path;
      if (path === undefined) return [];
      const isStraight = addressAfterRedirect(path) === path && (path === "/" || !path.endsWith("/"));
      return isStraight ? [] : [`${page.name}: ${reference}`];
    }),
  );
  expect(redirectedLinks).toEqual([]);
});

test("a page in another language is found at its language's code", () => {
  const others = PAGES.flatMap(({ language, path }) => (language === undefined ? [] : [{ language, path }]));
  expect(others.length).toBeGreaterThan(1);
  expect(others.filter(({ language, path }) => addressAfterRedirect(`/${language}`) !== path)).toEqual([]);
});

test("links that open a window do not hand the page over", () => {
  for (const page of builtPages()) {
    const handing = page
      .named("a")
      .filter((link) => attribute(link, "target") === "_blank")
      .filter((link) => !(attribute(link, "rel") ?? "").split(/\s+/).includes("noopener"))
      .map((link) => attribute(link, "href"));
    expect.soft(handing, page.name).toEqual([]);
  }
});

test("no page links to the foyer screen, except the screen itself", () => {
  for (const page of builtPages().filter(({ address }) => address !== "/skjerm")) {
    const paths = referencesOf(page).map((reference) => internalPath(reference, page.address)?.path);
    expect.soft(paths, page.name).not.toContain("/skjerm");
  }
});
