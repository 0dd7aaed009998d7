import type { Graph, Thing, WebSite } from "schema-dts";
import { absolute, isLeft, type PageFacts, type Programme, type Title, type Website } from "../programme";
import { breadcrumbs, parentFinder } from "./breadcrumbs";
import { filmGraph } from "./film";
import { house } from "./place";
import { happening, type PageContext } from "./showing";

const site = (website: Website): WebSite => ({
  "@type": "WebSite",
  "@id": `${website.url}#nettstedet`,
  url: website.url,
  name: website.name,
  inLanguage: "nb",
});

const titleGraph = (title: Title, context: PageContext): readonly Thing[] => {
  const left = title.showings.filter(isLeft);
  return title.main.object === "movie"
    ? filmGraph(title, left, context)
    : left.map((showing) => happening(showing, context));
};

/** Without the values that say nothing: an empty text, list or object is not a fact, and validators report it. */
const withoutEmpty = <Data>(data: Data): Data =>
  JSON.parse(
    JSON.stringify(data, (_key, value: unknown) =>
      value === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0) ? undefined : value,
    ),
  );

/** Returns a function from a page to its structured data (schema.org), for the whole programme. */
export const pageGraph = (programme: Programme): ((page: PageFacts) => Graph) => {
  const { website, moment } = programme;
  const titles = new Map(programme.titles.map((title) => [title.path, title]));
  const parentOf = parentFinder(programme);
  return (page) => {
    const { path } = page;
    const title = titles.get(path);
    const picture = page.meta.image?.file.childImageSharp?.share?.src;
    const context = {
      website,
      moment,
      url: absolute(website, path),
      image: picture ? absolute(website, picture) : null,
    };
    const parent = parentOf(path);
    return withoutEmpty<Graph>({
      "@context": "https://schema.org",
      "@graph": [
        ...(path === "/"
          ? [site(website), house(programme)]
          : [breadcrumbs(website, parent ? [parent, page] : [page])]),
        ...(title ? titleGraph(title, context) : []),
      ],
    });
  };
};
