import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PROJECT } from "../../../tests/workshop/support/workshop";
import type { BenchFilm } from "./films";
import { PICTURES } from "./own-site";

/**
 * The simplest site: JSON files, their transformer, one query for the list of pages and one per page, and pictures in
 * the sizes that Gatsby chooses.
 */
const FILES: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({ name: "bare", private: true, dependencies: { gatsby: "*" } }),
  "gatsby-config.js": `module.exports = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  plugins: [
    "gatsby-transformer-json",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "films", path: \`\${__dirname}/films\` } },
  ],
};
`,
  "gatsby-node.js": `exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql("{ allFilmsJson { nodes { id slug } } }");
  for (const { id, slug } of data.allFilmsJson.nodes) {
    actions.createPage({ path: \`/\${slug}\`, component: require.resolve("./src/templates/film.js"), context: { id } });
  }
};
`,
  "src/templates/film.js": `import { graphql, Link } from "gatsby";
import { GatsbyImage, getImage } from "gatsby-plugin-image";

export default function Film({ data: { filmsJson: film } }) {
  return (
    <main>
      <Link to="/">Kinoprogram</Link>
      <h1>{film.title}</h1>
      {film.cover && <GatsbyImage image={getImage(film.cover)} alt="En bjørn under stjernene" />}
      {film.poster && <GatsbyImage image={getImage(film.poster)} alt="Plakaten" />}
      <p>{film.summary}</p>
      {film.paragraphs.map((text) => <p key={text}>{text}</p>)}
      <ul>{film.starts.map((start) => <li key={start}>{start}</li>)}</ul>
    </main>
  );
}

export const Head = ({ data }) => <title>{data.filmsJson.title}</title>;

export const query = graphql\`
  query ($id: String) {
    filmsJson(id: { eq: $id }) {
      title
      summary
      paragraphs
      starts
      cover { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1600) } }
      poster { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 600) } }
    }
  }
\`;
`,
  "src/pages/index.js": `import { graphql, Link } from "gatsby";

export default function Front({ data }) {
  return (
    <main>
      <h1>På kino nå</h1>
      {data.allFilmsJson.nodes.map(({ slug, title, starts }) => (
        <article key={slug}>
          <h2><Link to={\`/\${slug}\`}>{title}</Link></h2>
          <p>{starts[0]}</p>
        </article>
      ))}
    </main>
  );
}

export const Head = () => <title>På kino nå</title>;

export const query = graphql\`
  {
    allFilmsJson(sort: { ediNumber: ASC }, limit: 40) { nodes { slug title starts } }
  }
\`;
`,
};

export interface BareSite {
  readonly folder: string;
  readonly writeFilm: (film: BenchFilm) => void;
}

/** Writes a Gatsby site of just the films into a folder of its own, using the project's packages. */
export const makeBareSite = (films: readonly BenchFilm[]): BareSite => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-bare-"));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  const writeFilm = (film: BenchFilm) => {
    const pictures = film.hasPictures ? { cover: `./${film.id}-cover.jpg`, poster: `./${film.id}-poster.jpg` } : {};
    write(`films/${film.id}.json`, JSON.stringify({ ...film, ...pictures }));
  };
  for (const film of films) {
    writeFilm(film);
    if (!film.hasPictures) continue;
    for (const [kind, file] of Object.entries(PICTURES))
      copyFileSync(join(PROJECT, "content/images", file), join(folder, "films", `${film.id}-${kind}.jpg`));
  }
  return { folder, writeFilm };
};
