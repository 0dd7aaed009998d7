let isHosted: boolean | null = null;

/** Set from the login method. */
export const setHosted = (value: boolean): void => {
  isHosted = value;
};

const isHere = (): boolean => (isHosted === null ? window.location.hostname === "localhost" : !isHosted);

/** Message when the server does not respond: how to restart a local desk, or whom to contact. */
export const noServer = (): string =>
  `Får ikke kontakt med redaksjonens tjener. Det du har skrevet, er tatt vare på i denne nettleseren. ${
    isHere()
      ? "Start den igjen med npm run rediger."
      : "Prøv igjen om litt. Varer det, si fra til den som har ansvar for driften."
  }`;
