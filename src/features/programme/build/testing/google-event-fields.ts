/**
 * Google's requirements for Event data, field by field, as its documentation lists them
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

/** The fields whose values it reads as objects: a place's address as a PostalAddress. */
export const ADDRESS_FIELDS = ["streetAddress", "addressLocality", "postalCode", "addressCountry"] as const;

/** The value at a dotted path; of a list, that of its first member. */
export const fieldAt = (thing: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    return typeof one === "object" && one !== null ? Object.entries(one).find(([key]) => key === name)?.[1] : undefined;
  }, thing);
