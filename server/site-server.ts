import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import compression from "compression";
import express, { type Express, type Response } from "express";
import { sendPrecompressed } from "./precompressed";

interface SiteServerOptions {
  /** The built site. */
  readonly publicRoot: string;
  /** False tells search engines to stay away, by header as well as by the pages' own meta. */
  readonly published: boolean;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

const YEAR_S = 31_536_000;

/** Files that carry a hash of their content never change. */
const isHashed = (path: string): boolean =>
  /^\/static\//.test(path) ||
  /-[0-9a-f]{20}\.(js|css)$/.test(path) ||
  /^\/styles\.[0-9a-f]{20}\.css$/.test(path) ||
  /^\/sok-indeks-[0-9a-f]{16}\//.test(path);

const cacheHeader = (path: string): string => (isHashed(path) ? `public, max-age=${YEAR_S}, immutable` : "no-cache");

/** Types that the server would not guess from the file's name. */
const typeOf = (path: string): string | null => {
  if (path.endsWith(".ics")) return "text/calendar; charset=utf-8";
  if (path.startsWith("/rss/") && path.endsWith(".xml")) return "application/rss+xml; charset=utf-8";
  return path.endsWith(".schema.json") ? "application/schema+json; charset=utf-8" : null;
};

/** Open data and calendars may be read by other sites' pages. */
const isOpen = (path: string): boolean => /^\/(data|kalender|rss)\//.test(path);

const safePath = (path: string): string | null => {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") || decoded.split("/").includes("..") ? null : decoded;
  } catch {
    return null;
  }
};

/** A redirect's target with the query that was asked with, before the target's own hash. */
const withQuery = (target: string, query: string): string => {
  const [address = "", ...hash] = target.split(/(?=#)/);
  const joined = address.includes("?") ? query.replace(/^\?/, "&") : query;
  return [address, joined, ...hash].join("");
};

/** Serves the built site: no trailing slashes, real 301s, a real 404, compression and cache headers. */
export const siteServer = ({ publicRoot, published, redirects }: SiteServerOptions): Express => {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const app = express();
  app.disable("x-powered-by");
  app.use(compression());

  const notFound = (response: Response) => response.status(404).sendFile(join(publicRoot, "404.html"));

  app.use((request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.status(405).set("Allow", "GET, HEAD").send();
      return;
    }
    if (!published) response.set("X-Robots-Tag", "noindex");
    response.set("X-Content-Type-Options", "nosniff");
    const path = safePath(request.path);
    if (path === null) {
      notFound(response);
      return;
    }
    const query = request.originalUrl.slice(request.path.length);
    const target = targets.get(path);
    if (target !== undefined && !existsSync(join(publicRoot, path, "index.html"))) {
      response.redirect(301, withQuery(target, query));
      return;
    }
    if (path.length > 1 && path.endsWith("/")) {
      response.redirect(301, `/${path.replace(/^\/+|\/+$/g, "")}${query}`);
      return;
    }
    response.set("Cache-Control", cacheHeader(path));
    if (isOpen(path)) response.set("Access-Control-Allow-Origin", "*");
    const page = join(publicRoot, path, "index.html");
    if (existsSync(page)) response.sendFile(page);
    else if (!sendPrecompressed(join(publicRoot, path), request, response)) next();
  });
  const setHeaders = (response: Response, file: string) => {
    const type = typeOf(`/${relative(publicRoot, file).replaceAll("\\", "/")}`);
    if (type !== null) response.set("Content-Type", type);
  };
  const asTheyAre = { index: false, redirect: false, cacheControl: false, dotfiles: "ignore", setHeaders };
  app.use(express.static(publicRoot, asTheyAre));
  app.use((_request, response) => {
    response.set("Cache-Control", "no-cache");
    notFound(response);
  });
  return app;
};
