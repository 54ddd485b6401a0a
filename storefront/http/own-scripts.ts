import { createHash } from 'node:crypto'

/**
 * One set for every copy of this module: pages are rendered by Next's bundle of it and sent by `server.ts`, in one
 * process.
 */
const SHARED = Symbol.for('motif.own-scripts')

type WithScripts = typeof globalThis & { [SHARED]?: Set<string> }

/** Registers an inline script of the site, so that it may run. @returns the script */
export function ownScript(text: string): string {
  ownScripts().add(sourceOfScript(text))
  return text
}

/** Whether the script with this source expression is registered. */
export function isOwnScript(source: string): boolean {
  return ownScripts().has(source)
}

/**
 * The source expression of a script by its hash (CSP level 3, section 2.3.1).
 *
 * @param encoding `latin1` for text whose characters are its bytes
 */
export function sourceOfScript(text: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  return `'sha256-${createHash('sha256').update(text, encoding).digest('base64')}'`
}

function ownScripts(): Set<string> {
  const shared: WithScripts = globalThis
  shared[SHARED] ??= new Set()
  return shared[SHARED]
}
