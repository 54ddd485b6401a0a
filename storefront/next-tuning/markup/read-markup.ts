import { markupStore } from './markup-store.ts'

/** Markup that a browser read, for when its place is removed and returns. */
const known = new Map<string, string>()

/**
 * The markup of an id: from the request while the server renders, from the page in the browser. null where a browser
 * has no page with it.
 *
 * @throws Error where the server has none
 */
export function readMarkup(id: string): string | null {
  if (typeof document !== 'undefined') return fromDocument(id)
  const markup = markupStore()?.get(id)
  if (markup === undefined) throw new Error(`There is no markup of "${id}" in this request.`)
  return markup
}

function fromDocument(id: string): string | null {
  const html = known.get(id) ?? document.getElementById(id)?.innerHTML ?? null
  if (html !== null) known.set(id, html)
  return html
}
