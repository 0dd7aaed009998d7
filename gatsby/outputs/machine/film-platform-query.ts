/** What the platform and the house's services know of films and events, articles and showings. */
export const FILM_PLATFORM_FRAGMENTS = /* GraphQL */ `
  fragment PlatformProduction on Production {
    key
    object
    title
    parentSlug
    ediNumber
    path
    typeText
    originalTitle
    runningTime
    ageLimit
    genres
    directors
    spokenLanguage
    subtitles
    format
    premiere
    year
    country
    distributor
    contents {
      summary
    }
    poster {
      file {
        childImageSharp {
          resize(width: 400, toFormat: JPG, quality: 72) {
            src
          }
        }
      }
    }
  }

  fragment PlatformArticle on Article {
    key
    title
    slug
    summary
    content
    category
    author
    node_locale
    createdAt
    updatedAt
    order
  }

  fragment PlatformEvent on Event {
    key
    start
    startIso
    end
    endIso
    status
    reason
    previousStart
    saleOpens
    ticketUrl
    prices {
      label
      amount
    }
    hall {
      name
      capacity
    }
    production {
      key
      ediNumber
      runningTime
    }
  }
`;

const QUERY = /* GraphQL */ `
  query FilmPlatform {
    allProduction {
      nodes {
        ...PlatformProduction
      }
    }
    allArticle {
      nodes {
        ...PlatformArticle
      }
    }
    allEvent {
      nodes {
        ...PlatformEvent
      }
    }
  }
`;

export const FILM_PLATFORM_QUERY = QUERY + FILM_PLATFORM_FRAGMENTS;
