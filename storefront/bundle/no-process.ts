/** What Next gives to browsers in place of Node's `process`: a kilobyte of every page. */
export const PROCESS_OF_NEXT = '**/node_modules/next/dist/compiled/process/browser.js'

/**
 * A loader that puts next to nothing in its place. What runs on pages asks it two things only: whether there is an
 * `emit`, and what stands in `env`.
 */
export default function noProcess(): string {
  return 'module.exports = { env: {}, browser: true }'
}
