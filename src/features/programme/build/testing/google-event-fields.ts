/**
 * What Google asks of Event data, field by field, as its documentation lists it
 * (developers.google.com/search/docs/appearance/structured-data/event). A dot leads into an object or a list.
 */
export const REQUIRED_EVENT_FIELDS = ["location", "location.address", "name", "startDate"] as const;

export const RECOMMENDED_EVENT_FIELDS = [
  "description",
  "endDate",
  "eventStatus",
  "image",
  "location.name",
  "offers",
  "offers.availability",
  "offers.price",
  "offers.priceCurrency",
  "offers.url",
  "offers.validFrom",
  "organizer",
  "organizer.name",
  "organizer.url",
  "performer",
  "performer.name",
  "previousStartDate",
] as const;

/** The fields whose values it reads one by one: a place's address as a PostalAddress. */
export const ADDRESS_FIELDS = ["streetAddress", "addressLocality", "postalCode", "addressCountry"] as const;

/** What a dotted path leads to; of a list, what its first member has. */
export const fieldAt = (thing: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    return typeof one === "object" && one !== null ? Object.entries(one).find(([key]) => key === name)?.[1] : undefined;
  }, thing);
