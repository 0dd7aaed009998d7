let isHosted: boolean | null = null;

/** How people log in decides where the desk is. */
export const setHosted = (value: boolean): void => {
  isHosted = value;
};

const isHere = (): boolean => (isHosted === null ? window.location.hostname === "localhost" : !isHosted);

/** The message when the server does not respond: how to restart it on this machine, or whom to contact. */
export const noServer = (): string =>
  `Får ikke kontakt med redaksjonens tjener. Det du har skrevet, er tatt vare på i denne nettleseren. ${
    isHere()
      ? "Start den igjen med npm run rediger."
      : "Prøv igjen om litt. Varer det, si fra til den som har ansvar for driften."
  }`;
