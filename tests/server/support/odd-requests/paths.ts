import { FACTS } from "../built-site";
import { asking, type OddRequest } from "./odd-request";

export const paths: readonly OddRequest[] = [
  ...[
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/../package.json",
    "/static/..%2f..%2fpackage.json",
    "/filmer%00.html",
  ].map((path) => ({ name: path, bytes: asking(path), statuses: [400, 404] })),
  ...["/..\\package.json", "/..%5c..%5cpackage.json", "/%E0%A4%A", "/%zz", "/%", "/%ff%fe", "/p\xe5ske"].map(
    (path) => ({
      name: path,
      bytes: asking(path),
      statuses: [400, 404],
    }),
  ),
  ...["/fil mer", "/fil\tmer", "filmer", "?a", "*"].map((path) => ({
    name: path,
    bytes: asking(path),
    statuses: [400, 404],
  })),
  ...["/filmer;a=b", "///finnes///ikke", "/FILMER"].map((path) => ({
    name: path,
    bytes: asking(path),
    statuses: [404],
  })),
  ...["//filmer", "/filmer?", "/filmer%2Findex.html", "/./filmer", `http://${FACTS.host}/filmer`].map((path) => ({
    name: path,
    bytes: asking(path),
    statuses: [200, 404],
  })),
  { name: "/filmer#i-dag", bytes: asking("/filmer#i-dag"), statuses: [200, 400, 404] },
  {
    name: "an absolute address with a slash",
    bytes: asking(`http://${FACTS.host}/filmer/?a=1`),
    statuses: [301],
    location: "/filmer?a=1",
  },
  { name: "//example.com/", bytes: asking("//example.com/"), statuses: [301], location: "/example.com" },
  { name: "/\\example.com/", bytes: asking("/\\example.com/"), statuses: [301], location: "/example.com" },
  ...["/_gatsby/slices/header-1.html", "//_gatsby/slices/header-1.html", "/./_gatsby/slices/header-1.html"].map(
    (path) => ({
      name: path,
      bytes: asking(path),
      statuses: [404],
    }),
  ),
  ...["/_gatsby%2Fslices/header-1.html", "/%5fgatsby/slices/header-1.html", "//index.html.br", "/%2ehemmelig"].map(
    (path) => ({
      name: path,
      bytes: asking(path),
      statuses: [404],
    }),
  ),
  ...[300, 3000, 20_000, 200_000].map((length) => ({
    name: `a path of ${length} characters`,
    bytes: asking(`/${"a".repeat(length)}`),
    statuses: [404, 414, 431],
  })),
  { name: "a path of 3500 folders", bytes: asking(`/${"a/".repeat(3500)}b`), statuses: [404] },
];
