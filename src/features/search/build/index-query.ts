/** The data of everything that can be found, without hidden blocks. */
export const INDEX_QUERY = /* GraphQL */ `
  query SearchIndex {
    buildMoment {
      moment
    }
    website {
      theme {
        searchPath
      }
      searchWords {
        words
        find
      }
    }
    allProduction(sort: { key: ASC }) {
      nodes {
        object
        kind
        typeText
        title
        originalTitle
        versionLabel
        path
        contents {
          summary
          body
        }
        features
        directors
        cast
        performers
        genres
        organiser
        premiere
        poster {
          file {
            childImageSharp {
              resize(width: 192, height: 288, toFormat: WEBP, quality: 65) {
                src
              }
            }
          }
        }
        events {
          key
          start
          end
          status
          saleOpens
          previousStart
          features
          accessibility
          prices {
            label
            amount
          }
        }
      }
    }
    allArticle(sort: { key: ASC }) {
      nodes {
        title
        path
        summary
        content
        updatedAt
        thumbnail {
          file {
            childImageSharp {
              resize(width: 192, height: 288, toFormat: WEBP, quality: 65) {
                src
              }
            }
          }
        }
      }
    }
    allHall(sort: { key: ASC }) {
      nodes {
        name
        page
        floor
        equipment
        prices {
          label
          amount
        }
        setups {
          name
          text
        }
      }
    }
    allPage(sort: { path: ASC }) {
      nodes {
        path
        title
        layout
        language
        meta {
          description
          keywords
          image {
            file {
              childImageSharp {
                resize(width: 192, height: 288, toFormat: WEBP, quality: 65) {
                  src
                }
              }
            }
          }
        }
        blocks {
          __typename
          ... on ActionBlock {
            heading
            text
          }
          ... on ContactBlock {
            people {
              name
              role
            }
          }
          ... on CoverBlock {
            heading
            lead: text
          }
          ... on AccessibilityStatementBlock {
            heading
            faults {
              what
              where
            }
          }
          ... on OpeningHoursBlock {
            heading
            parts {
              name
              note
              publicHolidays
              weekly {
                days
                opens
                closes
              }
              exceptions {
                from
                to
                closed
                opens
                closes
                reason
              }
            }
          }
          ... on PriceTableBlock {
            heading
            remark: note
            groups {
              name
              rows {
                label
                amount
                note
              }
            }
            halls {
              prices {
                label
                amount
              }
            }
            extras {
              rows {
                label
                amount
              }
            }
          }
          ... on RichTextBlock {
            heading
            html
          }
        }
      }
    }
  }
`;
