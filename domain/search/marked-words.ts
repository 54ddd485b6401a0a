/** The markers around the matched part of a highlighted text. */
export interface Marks {
  readonly before: string
  readonly after: string
}

/** Markers of highlighted words, requested by every search of the storefront. */
export const HIGHLIGHT: Marks = { before: '__ais-highlight__', after: '__/ais-highlight__' }

/** Highlights of one hit: a text for each attribute, or several. */
export type Highlights = Readonly<Record<string, Highlight | readonly Highlight[]>>

interface Highlight {
  readonly value: string
}

/** The words that an engine marked, completed: of a longer word only the typed prefix is marked. */
export function markedWords(highlights: Highlights, { before, after }: Marks): string[] {
  const marked = new RegExp(`${before}(.*?)${after}([\\p{L}\\p{N}\\p{M}]*)`, 'gu')
  return Object.values(highlights)
    .flat()
    .flatMap(({ value }) => [...value.matchAll(marked)].map(([, part = '', rest = '']) => part + rest))
}
