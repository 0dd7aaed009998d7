declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";

declare module "site-redirects.json" {
  const redirects: readonly { readonly fromPath: string; readonly toPath: string }[];
  export default redirects;
}

declare module "site-runtime.json" {
  const runtime: {
    /** The film platform of the first partner; its address is null where the build was told none. */
    readonly platform: { readonly site: number; readonly url: string | null } | null;
    readonly brand: string;
    /** Null when readers are not asked; else the page that tells what is stored. */
    readonly analytics: { readonly page: string | null } | null;
    /** Where errors in the browser are reported; null when nobody wants to know. */
    readonly errorCollector: string | null;
    /** Where the film club's pages are; null for a site without a film club. */
    readonly memberPages: import("./rules/member-screens").MemberPages | null;
  };
  export default runtime;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

/** Written by gatsby/site-offline.ts before each build of the scripts. */
declare module "site-offline.json" {
  const offline: {
    /** False when the build was told to take the service worker away. */
    readonly enabled: boolean;
    /** The address of the house's own page for readers without a network, or null. */
    readonly page: string | null;
    /** Pages that are kept on every reader's device. */
    readonly keep: readonly { readonly label: string; readonly path: string }[];
  };
  export default offline;
}
