import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The desk's app. Where it is built, `editor/server/main.ts` serves it; nothing of it is in `public/`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: resolve(".redaksjon/app"), emptyOutDir: true, chunkSizeWarningLimit: 900 },
});
