/** The fixed texts of the question for consent, in Bokmål. */
export const analyticsTexts = {
  consentQuestion: "Får vi telle hva som blir lest?",
  consentReason: "Statistikken viser hva folk ser på, aldri hvem du er.",
  consentMore: "Les mer om hva som lagres",
  consentDeny: "Avvis",
  consentGrant: "Godta",
} as const;
