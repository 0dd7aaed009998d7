import { mendAddress } from "./mend-address";

// Evaluated before Gatsby's router, because gatsby-browser.tsx imports it first.
mendAddress();
