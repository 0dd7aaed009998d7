import express from "express";
import type { GatsbyNode } from "gatsby";
import { readSite } from "./read-site";
import { searchInDevelop } from "./search-index";

/** In develop, too, a house with a content folder of its own has its own files. A build copies them. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.use(express.static(readSite().staticRoot));
  app.use(searchInDevelop());
};
