import { isFrameworkScript } from './framework-scripts.ts'
import { isOwnScript, sourceOfScript } from './own-scripts.ts'

/** Scripts of a page that stand in the page itself. */
export interface InlineScripts {
  /** Source expressions of those that may run. */
  readonly known: readonly string[]
  /** The texts of all others: nobody here wrote them. */
  readonly strange: readonly string[]
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** What browsers do not run and no policy is asked for. */
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/i

/**
 * Finds the scripts that stand in a page and tells what belongs there, word for word the site's own or the
 * framework's, from what does not. To name whatever a page holds would be a policy that lets run what somebody brought
 * into the page.
 */
export function inlineScripts(html: string): InlineScripts {
  const known = new Set<string>()
  const strange: string[] = []
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (text === '' || /\ssrc=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue
    const source = sourceOfScript(text)
    if (isOwnScript(source) || isFrameworkScript(text)) known.add(source)
    else strange.push(text)
  }
  return { known: [...known], strange }
}
