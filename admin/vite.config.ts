import path from 'node:path'
import { defineConfig } from 'vite'

const repository = path.resolve(import.meta.dirname, '..')

/** The console is one page under `/console` of the public address (docs/decisions/0044). */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  cacheDir: path.join(repository, '.motif', 'vite'),
  // Like every process behind the storefront.
  server: {
    host: '127.0.0.1',
    strictPort: true,
    // The storefront forwards requests, not sockets: the browser connects to Vite itself.
    hmr: { host: '127.0.0.1' },
    fs: { allow: [repository] },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 1_200,
    // Small fonts and pictures as files: a data address would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
  },
})
