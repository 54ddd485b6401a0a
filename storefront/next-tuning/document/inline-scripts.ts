import { isOwnScript, sourceOfScript } from '#storefront/http/own-scripts.ts'
import { isFrameworkScript } from './framework-scripts.ts'

/** The inline scripts of a page. */
export interface InlineScripts {
  /** Source expressions of the scripts that may run. */
  readonly known: readonly string[]
  /** Texts of all other scripts, which are unknown. */
  readonly strange: readonly string[]
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** Data that browsers do not run and that needs no policy. */
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/i

/**
 * Finds the inline scripts of a page whose characters are its bytes (`latin1`), and separates the known ones, identical to the site's own or the framework's, from
 * the rest. Allowing every script that a page contains would allow injected ones too.
 */
export function inlineScripts(html: string): InlineScripts {
  const known = new Set<string>()
  const strange: string[] = []
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (text === '' || /\ssrc=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue
    const source = sourceOfScript(text, 'latin1')
    if (isOwnScript(source) || isFrameworkScript(text)) known.add(source)
    else strange.push(Buffer.from(text, 'latin1').toString())
  }
  return { known: [...known], strange }
}
