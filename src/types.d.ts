declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.css";

declare module "site-redirects.json" {
  const redirects: readonly { readonly fromPath: string; readonly toPath: string }[];
  export default redirects;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}
