// Gatsby requires a main file in every plugin; the code is in gatsby-node.ts.
