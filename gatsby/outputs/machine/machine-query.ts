import { FILM_PLATFORM_FRAGMENTS } from "./film-platform-query";

const QUERY = /* GraphQL */ `
  query Machine {
    buildMoment {
      moment
    }
    website {
      key
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
        ...PlatformEvent
        accessibility
        features
        note
        changed
        sequence
        hall {
          page
        }
      }
    }
    allProduction {
      nodes {
        ...PlatformProduction
        kind
        pageReference
        versionLabel
        features
        audience
        ageText
        cast
        performers
        organiser
        trailer {
          url
          title
          seconds
        }
        poster {
          file {
            childImageSharp {
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
        ...PlatformArticle
        path
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

/**
 * The data of calendars, channels, open data, structured data and the stand-in film platform, queried once after the
 * build.
 */
export const MACHINE_QUERY = QUERY + FILM_PLATFORM_FRAGMENTS;
