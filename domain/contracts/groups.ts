/** The group of fields that editors do not change; forms have it last. */
export const FOR_OPERATORS = "For den som drifter nettstedet";
