import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Block, prepareBlocks } from "../blocks/registry";
import { BuiltFor, builtDay } from "../layout/built-for";
import { isForward, RenderInSlices, useFirstRowFirst } from "../layout/first-row-first";
import { PaperFoot } from "../layout/footer/paper-foot";
import { Grid } from "../layout/grid";
import { Seo } from "../layout/seo";
import { StageNotice } from "../layout/stage-notice";
import { TrailerPlace, trailerPlace } from "../lib/trailer-place";

/** The one template: a page's rows and columns with its blocks, from its data. */
const PageTemplate = ({ data: { page, website, language: words }, location }: PageProps<Queries.PageTemplateQuery>) => {
  const firstOnly = useFirstRowFirst(location);
  if (!page) return null;
  const [firstBlock] = page.blocks;
  const grid = (
    <TrailerPlace value={trailerPlace(page.blocks)}>
      <Grid
        title={page.showTitle ? page.title : null}
        titleInHeader={page.title === website?.name}
        rows={page.template.rows}
        firstOnly={firstOnly}
        blocks={page.blocks}
        render={(block) => <Block block={block} headline={page.showTitle ? "h2" : "h1"} first={block === firstBlock} />}
      />
    </TrailerPlace>
  );
  return (
    <RenderInSlices value={isForward(location)}>
      {website && <StageNotice stage={website.stage} words={words} />}
      {page.layout !== "foyer" && <BuiltFor parts={page.blocks} words={words} />}
      {page.language === null ? grid : <div lang={page.language}>{grid}</div>}
      {page.paper && <PaperFoot paper={page.paper} built={builtDay(page.blocks)} />}
    </RenderInSlices>
  );
};

/** Called before the page is rendered, with its query's result: app/navigation/loading/prepare-pages.ts. */
PageTemplate.prepare = async ({ page }: Queries.PageTemplateQuery) => prepareBlocks(page?.blocks ?? []);

export default PageTemplate;

export const Head = ({ data: { page, website } }: HeadProps<Queries.PageTemplateQuery>) =>
  page && website && <Seo page={page} website={website} />;

export const query = graphql`
  query PageTemplate($id: String!, $language: String) {
    language(key: { eq: $language }) {
      ...NoteWords
    }
    page(id: { eq: $id }) {
      title
      showTitle
      layout
      language
      template {
        rows {
          tone
          width
          columns {
            medium
            large
          }
        }
      }
      blocks {
        ...BlockFields
      }
      paper {
        ...PaperFootFields
      }
      ...SeoPage
    }
    website {
      ...SeoWebsite
    }
  }
`;
