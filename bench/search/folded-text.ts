import type { ItemRecord } from '#domain/search/item-record.ts'
import { tokenize } from '#local/search/engine/analysis/tokenize.ts'

/** Words repeat across records, so each text is tokenised once. */
const known = new Map<string, string>()
const MAX_CACHED = 500_000

/** All searchable text of a record, tokenised by `local/search`, for engines without attributes. */
export function foldedText(record: ItemRecord): string {
  return [
    record.title,
    ...record.tags,
    record.styleName,
    record.packTitle,
    record.contributorName,
    ...record.categoryNames,
  ]
    .map((text) => (text === null ? '' : folded(text)))
    .join(' ')
}

const ENGLISH = { languages: ['en'] }

export function wordsOf(text: string): readonly string[] {
  return tokenize(text, ENGLISH).map(({ word }) => word)
}

function folded(text: string): string {
  const cut = known.get(text)
  if (cut !== undefined) return cut
  if (known.size >= MAX_CACHED) known.clear()
  const made = wordsOf(text).join(' ')
  known.set(text, made)
  return made
}
