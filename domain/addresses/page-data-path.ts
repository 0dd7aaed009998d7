/** Gatsby's path of a page's data: "/" → "/page-data/index/page-data.json". */
export const pageDataPath = (path: string): string => `/page-data${path === "/" ? "/index" : path}/page-data.json`;
