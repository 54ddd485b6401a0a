import { isOwnScript, sourceOfScript } from '#storefront/http/own-scripts.ts'
import { isFrameworkScript } from './framework-scripts.ts'

/** The inline scripts of a page. */
export interface InlineScripts {
  /** Source expressions of the scripts that may run. */
  readonly known: readonly string[]
  /** Texts of all other scripts, which are unknown. */
  readonly strange: readonly string[]
}

/** A script element from its first letter on. */
const SCRIPT = /^<script\b([^>]*)>([\s\S]*)$/i

/** Data that browsers do not run and that needs no policy. */
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/i

/**
 * Finds the inline scripts of a page, and separates the known ones, identical to the site's own or the framework's,
 * from the rest. Allowing every script that a page contains would allow injected ones too.
 */
export function inlineScripts(page: Buffer): InlineScripts {
  const known = new Set<string>()
  const strange: string[] = []
  for (const element of scriptElements(page)) {
    const [, attributes = '', text = ''] = SCRIPT.exec(element) ?? []
    if (text === '' || /\ssrc=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue
    const source = sourceOfScript(text, 'latin1')
    if (isOwnScript(source) || isFrameworkScript(text)) known.add(source)
    else strange.push(Buffer.from(text, 'latin1').toString())
  }
  return { known: [...known], strange }
}

/**
 * The script elements of a page without their end tags, one character for each byte (`latin1`): all that is looked for is
 * ASCII. The rest of the page is not decoded, which takes longer than the search.
 */
function* scriptElements(page: Buffer): Generator<string> {
  let start = tagFrom(page, 0, OPENS)
  while (start !== -1) {
    const inside = start + OPENS.length
    const end = WORD.test(page.toString('latin1', inside, inside + 1)) ? start : tagFrom(page, inside, CLOSES)
    if (end === -1) return
    if (end > start) yield page.toString('latin1', start, end)
    start = tagFrom(page, Math.max(end, inside), OPENS)
  }
}

const OPENS = Buffer.from('<script')
const CLOSES = Buffer.from('</script>')
/** The tag has a longer name. */
const WORD = /\w/

/** Where a tag is next, in small letters or capitals; -1 where it is not. */
function tagFrom(page: Buffer, from: number, tag: Buffer): number {
  const last = page.length - tag.length
  for (let at = from; at <= last; at += 1) {
    if (page[at] !== tag[0]) continue
    let matched = 1
    while (matched < tag.length && isLetter(page[at + matched] ?? 0, tag[matched] ?? 0)) matched += 1
    if (matched === tag.length) return at
  }
  return -1
}

const A = 'a'.charCodeAt(0)
/** The bit in which a capital differs from its small letter. */
const SMALL = 0x20

function isLetter(byte: number, wanted: number): boolean {
  return byte === wanted || (wanted >= A && (byte | SMALL) === wanted)
}
