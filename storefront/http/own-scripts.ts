import { createHash } from 'node:crypto'

/**
 * The same set for every copy of this module: pages are made by Next's bundle of it, and sent by `server.ts`, in one
 * process.
 */
const SHARED = Symbol.for('motif.own-scripts')

type WithScripts = typeof globalThis & { [SHARED]?: Set<string> }

/** Says that a script which stands in pages is the site's own, so that it may run. @returns the script */
export function ownScript(text: string): string {
  ownScripts().add(sourceOfScript(text))
  return text
}

/** Whether the script with this source expression was said to be the site's own. */
export function isOwnScript(source: string): boolean {
  return ownScripts().has(source)
}

/** What a Content-Security-Policy calls a script by its content (CSP level 3, section 2.3.1). */
export function sourceOfScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function ownScripts(): Set<string> {
  const shared: WithScripts = globalThis
  shared[SHARED] ??= new Set()
  return shared[SHARED]
}
