import { ownScript } from '#storefront/http/own-scripts.ts'

/** Loads the delayed scripts in order after the first paint; a hidden page is not painted and loads them at once. */
const FETCH = ownScript(
  `(()=>{let go=()=>document.querySelectorAll('script[data-src]').forEach(held=>{let s=document.createElement('script');s.async=true;s.src=held.dataset.src;held.replaceWith(s)});document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})()`,
)

const SCRIPT_SOURCE = /<script src=(?="\/_next\/static\/[^>]*\sasync="")/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/**
 * Delays the scripts of a page until it is painted: on a slow connection they are half of the bytes, and reading or
 * following links does not need them (docs/decisions/0028).
 */
export function scriptsAfterPaint(html: string): string {
  const end = html.lastIndexOf('</body>')
  if (end === -1) return html
  const held = `${html.slice(0, end)}<script>${FETCH}</script>${html.slice(end)}`
  return held.replace(SCRIPT_PRELOAD, '').replace(SCRIPT_SOURCE, '<script data-src=')
}
