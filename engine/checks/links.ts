import { existsSync } from "node:fs";
import { join } from "node:path";
import { isMachineFile } from "../../domain/addresses/machine-files";
import { decodedPath, pathOfLink, requestedForms } from "../../domain/addresses/redirect-path";
import { isObject } from "../../domain/json/json";
import type { WrittenLink } from "../content/clean-content";
import type { Entry, SiteContent } from "../content/content";
import { nearest } from "../problems/nearest";
import { type FieldPath, type Origin, type Problem, problemAt, warningAt } from "../problems/problem";

/** Everything with the shape of a link ({ label, path }), anywhere in an entity. */
const linksIn = (value: unknown, origin: Origin, at: FieldPath = []): readonly WrittenLink[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, origin, [...at, index]));
  if (!isObject(value)) return [];
  const { label, path } = value;
  const own =
    typeof label === "string" && typeof path === "string" ? [{ href: path, origin, at: [...at, "path"] }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => linksIn(child, origin, [...at, key]))];
};

interface Destinations {
  readonly paths: ReadonlySet<string>;
  readonly redirects: ReadonlySet<string>;
  readonly staticRoot: string;
  /** Why pages are not shown now, by path. */
  readonly gone: ReadonlyMap<string, string>;
}

const isDeadLink = (href: string, { paths, redirects, staticRoot }: Destinations): boolean => {
  if (/^([a-z]+:|[?#])/i.test(href)) return false;
  const path = pathOfLink(href);
  if (paths.has(path) || redirects.has(path) || isMachineFile(path)) return false;
  return !(/^\/.*\.[a-z0-9]+$/i.test(path) && requestedForms(path).some((form) => existsSync(join(staticRoot, form))));
};

/** An external address written as an internal one: "www.example.no", "post@example.no". */
const intendedElsewhere = (href: string): string | null => {
  if (/^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(href)) return `mailto:${href}`;
  return /^www\.[^\s/]+\.[^\s]+$/i.test(href) ? `https://${href}` : null;
};

const cureFor = (href: string, { paths }: Destinations): string => {
  const page = pathOfLink(href).replace(/(?:\/index)?\.html?$/i, "");
  const guess = intendedElsewhere(href) ?? (paths.has(page) ? page : nearest(page, [...paths]));
  return guess === null ? "Rett adressen, eller lag siden." : `Mente du «${guess}»?`;
};

const redirectProblems = (content: SiteContent, destinations: Destinations): readonly Problem[] => {
  const targets = new Map(content.redirects.map(({ entity }) => [decodedPath(entity.from), entity.to]));
  const circles = (from: string): boolean => {
    const seen = new Set([from]);
    for (let to = targets.get(from); to !== undefined; to = targets.get(pathOfLink(to))) {
      if (seen.has(pathOfLink(to))) return true;
      seen.add(pathOfLink(to));
    }
    return false;
  };
  return content.redirects.flatMap(({ entity, origin }) => {
    if (circles(decodedPath(entity.from))) {
      return [problemAt(origin, { at: ["to"], message: "leder i ring.", cure: "La den peke på en side som finnes." })];
    }
    if (destinations.paths.has(decodedPath(entity.from))) {
      return [
        warningAt(origin, {
          at: ["from"],
          message: `er «${entity.from}», men den adressen er en side. Siden vises, og videresendingen brukes ikke.`,
          cure: "Fjern videresendingen, eller gi siden en annen adresse.",
        }),
      ];
    }
    const why = destinations.gone.get(pathOfLink(entity.to));
    if (why !== undefined) {
      return [
        warningAt(origin, {
          at: ["to"],
          message: `leder til «${entity.to}», som ${why}.`,
          cure: "La den vente, eller rett tidspunktene på siden som den leder til.",
        }),
      ];
    }
    return isDeadLink(entity.to, destinations)
      ? [
          warningAt(origin, {
            at: ["to"],
            message: `leder til «${entity.to}», som ikke finnes.`,
            cure: cureFor(entity.to, destinations),
          }),
        ]
      : [];
  });
};

interface LinkContext {
  readonly written: readonly WrittenLink[];
  readonly paths: ReadonlySet<string>;
  readonly staticRoot: string;
  readonly gone: ReadonlyMap<string, string>;
}

/** Every link of a site: in texts, blocks, menus and settings. */
const linksOf = (content: SiteContent, written: readonly WrittenLink[]): readonly WrittenLink[] => {
  const entries: readonly Entry<unknown>[] = [...content.pages, ...content.menuItems];
  const halls = content.site.entity.halls.flatMap(({ page }, index) =>
    page === null ? [] : [{ href: page, origin: content.site.origin, at: ["halls", index, "page"] }],
  );
  const { theme, analytics } = content.site.entity;
  const named = [
    ...(theme.search.enabled ? [{ href: theme.search.path, at: ["theme", "search", "path"] }] : []),
    ...(analytics.page === undefined ? [] : [{ href: analytics.page, at: ["analytics", "page"] }]),
  ].map((link) => ({ ...link, origin: content.site.origin }));
  return [...written, ...halls, ...named, ...entries.flatMap(({ entity, origin }) => linksIn(entity, origin))];
};

/** Internal paths that something links to. */
export const linkedPaths = (content: SiteContent, written: readonly WrittenLink[]): ReadonlySet<string> =>
  new Set(linksOf(content, written).map(({ href }) => pathOfLink(href)));

/** Links with the site's own host: the check cannot follow them, and a test site would link to the real one. */
const toItself = ({ site }: SiteContent, links: readonly WrittenLink[]): readonly Problem[] => {
  const hosts = [site.entity.host, ...site.entity.aliases];
  return links.flatMap(({ href, origin, at }) => {
    const [, host = "", rest = ""] = /^https?:\/\/([^/?#]+)(.*)$/is.exec(href) ?? [];
    return hosts.includes(host.toLowerCase())
      ? [
          warningAt(origin, {
            at,
            message: `har en lenke til «${href}», som er en adresse på dette nettstedet.`,
            cure: `Skriv bare «${rest.startsWith("/") ? rest : `/${rest}`}». Da kan kontrollen se om siden finnes.`,
          }),
        ]
      : [];
  });
};

/** Links and redirects have existing targets. */
export const checkLinks = (
  content: SiteContent,
  { written, paths, staticRoot, gone }: LinkContext,
): readonly Problem[] => {
  const destinations = {
    paths,
    staticRoot,
    gone,
    redirects: new Set(content.redirects.map(({ entity }) => decodedPath(entity.from))),
  };
  const dead = linksOf(content, written)
    .filter(({ href }) => isDeadLink(href, destinations))
    .map(({ href, origin, at }) => {
      const why = gone.get(pathOfLink(href));
      return why === undefined
        ? warningAt(origin, {
            at,
            message: `har en lenke til «${href}», som ikke finnes.`,
            cure: cureFor(href, destinations),
          })
        : warningAt(origin, {
            at,
            message: `har en lenke til «${href}», som ${why}. Lenken er borte så lenge.`,
            cure: "Er det ikke meningen, så rett tidspunktene på siden som den går til.",
          });
    });
  return [...dead, ...toItself(content, linksOf(content, written)), ...redirectProblems(content, destinations)];
};
