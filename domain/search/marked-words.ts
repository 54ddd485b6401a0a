/** What stands before and after the matched part of a highlighted text. */
export interface Marks {
  readonly before: string
  readonly after: string
}

/** Marks around the matched words of a highlighted text, as every request of the storefront asks for them. */
export const HIGHLIGHT: Marks = { before: '__ais-highlight__', after: '__/ais-highlight__' }

/** Highlights of one hit: a text for each attribute, or several. */
export type Highlights = Readonly<Record<string, Highlight | readonly Highlight[]>>

interface Highlight {
  readonly value: string
}

/** The words that an engine marked, whole: of a word that goes on after what was typed, only its beginning is marked. */
export function markedWords(highlights: Highlights, { before, after }: Marks): string[] {
  const marked = new RegExp(`${before}(.*?)${after}([\\p{L}\\p{N}\\p{M}]*)`, 'gu')
  return Object.values(highlights)
    .flat()
    .flatMap(({ value }) => [...value.matchAll(marked)].map(([, part = '', rest = '']) => part + rest))
}
