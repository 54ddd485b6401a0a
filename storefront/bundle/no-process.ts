/** What Next gives to browsers in place of Node's `process`: a kilobyte of every page. */
export const PROCESS_OF_NEXT = '**/node_modules/next/dist/compiled/process/browser.js'

/**
 * A loader that replaces Next's `process` shim with a minimal one. Code on pages uses two parts of it: whether there is
 * an `emit`, and `env`.
 */
export default function noProcess(): string {
  return 'module.exports = { env: {}, browser: true }'
}
