import type { Hall } from "./site";
import { toPicture } from "./to-picture";

export const HALL_SDL = /* GraphQL */ `
  """
  A hall or room of the house.
  """
  type Hall implements Node @dontInfer {
    "The id that editors wrote. Example: \\"festsal\\""
    key: String!
    "Example: \\"Festsalen\\""
    name: String!
    "Its page. Example: \\"/festsal\\""
    page: String
    "How many it holds. Example: 200"
    capacity: Int!
    "Example: 4"
    wheelchairSpaces: Int!
    "Square metres. Example: 210"
    area: Float
    "Where in the house. Example: \\"1. etasje\\""
    floor: String
    "Same values as on events. Example: [\\"hearingLoop\\"]"
    accessibility: [String!]!
    "Example: picture { alt }"
    picture: Picture
    "Ways to furnish it. Example: setups { name seats }"
    setups: [HallSetup!]!
    "What comes with it. Example: [\\"Lerret og projektor\\"]"
    equipment: [String!]!
    "Rents. Example: prices { label amount unit }"
    prices: [RentalPrice!]!
    "Where it is booked. Example: \\"https://booking.example.no/festsal\\""
    bookingUrl: String
  }

  "A way to furnish a hall."
  type HallSetup @dontInfer {
    "cinema, long-tables, horseshoe, cafe, banquet, classroom, standing or boardroom. Example: \\"cafe\\""
    kind: String!
    "Example: \\"Kafébord\\""
    name: String!
    "Example: 80"
    seats: Int!
    "What it is good for. Example: \\"Quiz og konsert\\""
    text: String
  }

  "A rent."
  type RentalPrice @dontInfer {
    "Example: \\"Hel dag\\""
    label: String!
    "Kroner. Example: 2400"
    amount: Float!
    "Example: \\"per dag\\""
    unit: String!
    "Example: \\"Lag og foreninger\\""
    note: String
  }
`;

export const hallNode = (hall: Hall) => ({
  key: hall.id,
  name: hall.name,
  page: hall.page,
  capacity: hall.capacity,
  wheelchairSpaces: hall.wheelchairSpaces,
  area: hall.area ?? null,
  floor: hall.floor ?? null,
  accessibility: hall.accessibility,
  picture: hall.picture ? toPicture(hall.picture) : null,
  setups: hall.setups.map((setup) => ({ ...setup, text: setup.text ?? null })),
  equipment: hall.equipment,
  prices: hall.prices.map((price) => ({ ...price, note: price.note ?? null })),
  bookingUrl: hall.bookingUrl,
});
