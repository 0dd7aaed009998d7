const CODE = /-k(\d{1,6})$/;

/** The number of the last code in the addresses of events: 114 for "quiz-k114". */
export const lastEventCode = (addresses: Iterable<unknown>): number => {
  let last = 100;
  for (const address of addresses) last = Math.max(last, Number(CODE.exec(String(address))?.[1] ?? 0));
  return last;
};

/** A code tells events of one title apart: "k115" in "quiz-k115". */
export const eventCode = (number: number): string => `k${number}`;
