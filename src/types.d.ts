declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";

/* What the build leaves for scripts; webpack resolves these names. The build validates each by its contract. */

declare module "site-redirects.json" {
  const redirects: import("../domain/contracts/site-redirects").SiteRedirects;
  export default redirects;
}

declare module "site-runtime.json" {
  const runtime: import("../domain/contracts/site-runtime").SiteRuntime;
  export default runtime;
}

declare module "site-offline.json" {
  const offline: import("../domain/contracts/site-offline").SiteOffline;
  export default offline;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}
