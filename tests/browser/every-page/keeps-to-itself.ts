import type { Page } from "@playwright/test";
import { LITTLE, shiftOf } from "../support/layout-shift";
import { expect } from "../support/test";
import { scrollThrough } from "../support/watch";
import { requestedLate } from "./measures";
import type { Visitor } from "./visitor";

/** No script loaded late. */
export const comesAtOnce = async (page: Page): Promise<void> => {
  expect.soft(await requestedLate(page), "scripts that were requested a round trip late").toEqual([]);
};

/** No layout shift during the load. */
export const standsStill = async (page: Page): Promise<void> => {
  const { total, what } = await shiftOf(page);
  expect.soft(total, `layout shifts during the load:\n${what}`).toBeLessThan(LITTLE);
};

interface Hints {
  /** Origins of the page's preconnect hints. */
  readonly connected: readonly string[];
  /** Preloaded pictures that are not among the sizes of any picture of the page. */
  readonly unused: readonly string[];
}

/** The page's resource hints, in its file or by script. */
const hintsOn = (page: Page): Promise<Hints> =>
  page.evaluate(() => {
    const links = (selector: string) => [...document.querySelectorAll<HTMLLinkElement>(`link${selector}`)];
    const sizesOf = (set: string) => set.split(",").map((one) => one.trim().split(/\s+/)[0] ?? "");
    const absolute = (address: string) => new URL(address, document.baseURI).href;
    const shown = [...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>("img, picture > source")]
      .flatMap((one) => [one.getAttribute("src") ?? "", ...sizesOf(one.srcset)])
      .filter((address) => address !== "")
      .map(absolute);
    return {
      connected: links('[rel~="preconnect"], link[rel~="dns-prefetch"]').map(({ href }) => new URL(href).origin),
      unused: links('[rel~="preload"][as="image"]')
        .map(({ href, imageSrcset }) => [href, ...sizesOf(imageSrcset)].filter((one) => one !== "").map(absolute))
        .filter((addresses) => !addresses.some((one) => shown.includes(one)))
        .map(([first = ""]) => first),
    };
  });

/**
 * Scrolled to its end, the page has no errors, no violations of the policy, and has requested only its own origin and
 * the film platform. A request that the policy refused counts as a violation.
 * @param expected The text of an error that the browser must log: that a missing page is missing.
 */
export const keepsToItself = async (
  { page, origins, received, quiet }: Visitor,
  expected: RegExp | null = null,
): Promise<void> => {
  await scrollThrough(page);
  await quiet();
  const { errors, requested, wasted, violations } = received();
  const amiss = errors.filter((error) => !expected?.test(error));
  expect.soft(amiss, "errors").toEqual([]);
  const { connected, unused } = await hintsOn(page);
  expect.soft([...wasted, ...unused], "unused preloads").toEqual([]);
  expect.soft(violations, "violations of the policy").toEqual([]);
  expect
    .soft(
      [...requested, ...connected].filter((origin) => !origins.includes(origin)),
      "requests to other origins",
    )
    .toEqual([]);
  expect.soft(requested, "requests are detected").toContain(origins[0]);
};
