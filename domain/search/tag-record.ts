import type { Locale } from '#domain/locales/locales.ts'
import { type RowRecord, rowIdentity } from './records.ts'
import { englishBeside, type Term, textIn } from './texts.ts'

/** The database's facts about a tag with published items. */
export interface TagFacts extends Term {
  readonly id: number
  readonly version: number
  readonly itemCount: number
}

export interface TagRecord extends RowRecord {
  readonly slug: string
  readonly name: string
  readonly nameEn: string | null
  readonly itemCount: number
}

export function tagRecord(tag: TagFacts, locale: Locale): TagRecord {
  return {
    ...rowIdentity('tags', tag),
    slug: tag.slug,
    name: textIn(tag.names, locale),
    nameEn: englishBeside(tag.names, locale),
    itemCount: tag.itemCount,
  }
}
