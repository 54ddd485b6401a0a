import { ownScript } from './own-scripts.ts'

/** Fetches what was held back, in its order, once the page was painted; a page that nobody sees is not painted. */
const FETCH = ownScript(
  `(()=>{let go=()=>document.querySelectorAll('script[data-src]').forEach(held=>{let s=document.createElement('script');s.async=true;s.src=held.dataset.src;held.replaceWith(s)});document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})()`,
)

const SCRIPT_SOURCE = /<script src=(?="\/_next\/static\/[^>]*\sasync="")/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/**
 * Has a page fetch its scripts once it was painted, so that they come after all that is seen: on a slow line they are
 * half of the bytes, and nothing in a page waits for them to be read or followed (docs/decisions/0028).
 */
export function scriptsAfterPaint(html: string): string {
  const end = html.lastIndexOf('</body>')
  if (end === -1) return html
  const held = `${html.slice(0, end)}<script>${FETCH}</script>${html.slice(end)}`
  return held.replace(SCRIPT_PRELOAD, '').replace(SCRIPT_SOURCE, '<script data-src=')
}
