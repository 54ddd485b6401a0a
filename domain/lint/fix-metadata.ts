import { readKeywords } from './keywords.ts'
import { KIND_WORDS, singularOf } from './words.ts'

interface Texts {
  readonly title: string
  readonly keywords: readonly string[]
}

/** One field that a fix changes. */
export interface MetadataChange {
  readonly field: 'title' | 'keywords'
  readonly before: string
  readonly after: string
}

/** A title without needless spaces, underscores, a full stop at its end, and without capitals only. */
export function tidyTitle(title: string): string {
  const spaced = title
    .normalize('NFC')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .replace(/(?<!\.)\.$/, '')
  const isShouted = /\p{Lu}{2}.*\s.*\p{Lu}{2}/u.test(spaced) && !/\p{Ll}/u.test(spaced)
  const lower = isShouted ? spaced.toLowerCase() : spaced
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

/** Keywords as they are stored, without those of the kind and without a second form of the same word. */
export function tidyKeywords(keywords: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return readKeywords(keywords).filter((keyword) => {
    const form = singularOf(keyword)
    if (KIND_WORDS.has(keyword) || seen.has(form)) return false
    seen.add(form)
    return true
  })
}

/** What the safe fixes would change; empty when nothing. */
export function metadataChanges({ title, keywords }: Texts): readonly MetadataChange[] {
  const change = (field: MetadataChange['field'], before: string, after: string) =>
    before === after ? [] : [{ field, before, after }]
  return [
    ...change('title', title, tidyTitle(title)),
    ...change('keywords', keywords.join(', '), tidyKeywords(keywords).join(', ')),
  ]
}
