/** The partners that have a film platform (specification, section 6). */
export const PARTNERS = [118, 178] as const;
export type Partner = (typeof PARTNERS)[number];

export const DEFAULT_PORT = 8100;

/** The base address of a partner's calls: "http://localhost:8100/118". */
export const partnerAddress = (partner: Partner, port: number): string => `http://localhost:${port}/${partner}`;
