import { DEFAULT_PORT } from "../../film-platform/address";
import { portIsTaken, takenPorts } from "./free-ports";

/** `npm start` first looks whether it can serve what it is going to build for minutes. */
const main = async (): Promise<void> => {
  const taken = await takenPorts([
    { port: Number(process.env.PORT ?? 8000), variable: "PORT" },
    { port: Number(process.env.FILM_PLATFORM_PORT || DEFAULT_PORT), variable: "FILM_PLATFORM_PORT" },
  ]);
  for (const port of taken) console.error(portIsTaken(port, "npm start"));
  if (taken.length > 0) process.exitCode = 1;
};

void main();
