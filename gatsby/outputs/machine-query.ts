/**
 * The data of calendars, channels, open data, structured data and the stand-in film platform, queried once after the
 * build.
 */
export const MACHINE_QUERY = /* GraphQL */ `
  query Machine {
    buildMoment {
      moment
    }
    website {
      name
      description
      url
      address {
        name
        street
        postalCode
        city
      }
      contact {
        phone
      }
      social {
        url
      }
      openingHours {
        key
        name
        weekly {
          days
          opens
          closes
        }
        minutesBefore
        openDays {
          date
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
        publicHolidays
      }
    }
    allEvent {
      nodes {
        key
        start
        end
        startIso
        endIso
        status
        reason
        previousStart
        saleOpens
        accessibility
        features
        note
        ticketUrl
        changed
        sequence
        prices {
          label
          amount
        }
        hall {
          name
          page
          capacity
        }
        production {
          key
          runningTime
          ediNumber
        }
      }
    }
    allProduction {
      nodes {
        key
        object
        typeText
        title
        originalTitle
        parentSlug
        pageReference
        path
        ediNumber
        versionLabel
        contents {
          summary
        }
        features
        audience
        runningTime
        ageLimit
        ageText
        directors
        cast
        performers
        genres
        spokenLanguage
        subtitles
        format
        premiere
        year
        country
        distributor
        organiser
        poster {
          file {
            childImageSharp {
              resize(width: 400, toFormat: JPG, quality: 72) {
                src
              }
              small: resize(width: 96, height: 144, toFormat: WEBP, quality: 70) {
                src
              }
              large: resize(width: 192, height: 288, toFormat: WEBP, quality: 65) {
                src
              }
            }
          }
        }
      }
    }
    allArticle {
      nodes {
        key
        title
        slug
        path
        summary
        content
        category
        author
        node_locale
        createdAt
        updatedAt
        order
      }
    }
    allPage {
      nodes {
        path
        title
        meta {
          image {
            file {
              childImageSharp {
                share: resize(width: 1200, height: 630, toFormat: JPG, quality: 72) {
                  src
                }
              }
            }
          }
        }
        blocks {
          ... on ScheduleBlock {
            productions {
              path
            }
          }
          ... on EventsListBlock {
            productions {
              path
            }
          }
          ... on UpcomingFilmsBlock {
            productions {
              path
            }
          }
          ... on CultureProgrammeBlock {
            productions {
              path
            }
          }
          ... on CalendarSubscribeBlock {
            calendar
            feature
          }
          ... on CardListBlock {
            articles {
              path
            }
          }
        }
      }
    }
    allMenuItem {
      nodes {
        path
      }
    }
  }
`;
