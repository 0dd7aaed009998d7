import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Build of the desk's app, served by `editor/server/main.ts`; none of it goes into `public/`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: resolve(".redaksjon/app"), emptyOutDir: true, chunkSizeWarningLimit: 900 },
});
