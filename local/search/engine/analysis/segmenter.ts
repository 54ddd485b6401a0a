export interface Piece {
  readonly text: string
  readonly index: number
}

/** A run of letters cut into words by the dictionary of the language. */
export function segment(run: string, languages: readonly string[]): Piece[] {
  return Array.from(segmenterOf(languages[0] ?? 'en').segment(run), (piece) => ({
    text: piece.segment,
    index: piece.index,
  }))
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return segmenter
}
