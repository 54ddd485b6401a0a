import { ownScript } from '#storefront/http/own-scripts.ts'

/** Loads the delayed scripts in order after the first paint; a hidden page is not painted and loads them at once. */
const FETCH = ownScript(
  `(()=>{let go=()=>document.querySelectorAll('script[data-src]').forEach(held=>{let s=document.createElement('script');s.async=true;s.src=held.dataset.src;held.replaceWith(s)});document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})()`,
)

const END = Buffer.from('</body>')
const SCRIPT = Buffer.from('<script src="/_next/static/')
const DELAYED = Buffer.from('<script data-src="/_next/static/')
const PRELOAD = Buffer.from('<link rel="preload" as="script"')
const TAG_END = '>'.charCodeAt(0)

/**
 * Delays the scripts of a page until it is painted: on a slow connection they are half of the bytes, and reading or
 * following links does not need them (docs/decisions/0028). The page is not decoded, which takes longer than the search.
 */
export function scriptsAfterPaint(page: Buffer): Buffer {
  const end = page.lastIndexOf(END)
  if (end === -1) return page
  const changes = [...scripts(page), ...preloads(page), { from: end, to: end, by: LOADER }]
  const parts: Buffer[] = []
  let done = 0
  for (const { from, to, by } of changes.sort((one, other) => one.from - other.from)) {
    parts.push(page.subarray(done, from), by)
    done = to
  }
  return Buffer.concat([...parts, page.subarray(done)])
}

const LOADER = Buffer.from(`<script>${FETCH}</script>`)
const NOTHING = Buffer.alloc(0)

/** A range of bytes and what replaces it. */
interface Change {
  readonly from: number
  readonly to: number
  readonly by: Buffer
}

function* scripts(page: Buffer): Generator<Change> {
  for (let from = page.indexOf(SCRIPT); from !== -1; from = page.indexOf(SCRIPT, from + SCRIPT.length)) {
    const tagEnd = page.indexOf(TAG_END, from)
    if (/\sasync=""/.test(page.toString('latin1', from, tagEnd)))
      yield { from, to: from + SCRIPT.length, by: DELAYED }
  }
}

function* preloads(page: Buffer): Generator<Change> {
  for (let from = page.indexOf(PRELOAD); from !== -1; from = page.indexOf(PRELOAD, from + PRELOAD.length)) {
    const tagEnd = page.indexOf(TAG_END, from)
    if (tagEnd !== -1) yield { from, to: tagEnd + 1, by: NOTHING }
  }
}
