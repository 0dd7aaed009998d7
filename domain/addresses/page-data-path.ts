/** Where Gatsby has a page's data: "/page-data/index/page-data.json" of "/". */
export const pageDataPath = (path: string): string => `/page-data${path === "/" ? "/index" : path}/page-data.json`;
