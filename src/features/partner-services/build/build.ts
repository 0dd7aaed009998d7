/** The public interface for Gatsby: the services' addresses and credentials, and which film platform a site has. */
export { filmPlatformPartner } from "../../../lib/http/endpoints";
export { type Environment, environment } from "./environment";
