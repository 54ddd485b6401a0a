import type { Contributor } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { type RowRecord, rowIdentity } from './records.ts'
import { type Texts, textIn } from './texts.ts'

/** The database's facts about a contributor with published works. */
export interface ContributorFacts extends Omit<Contributor, 'url'> {
  readonly id: number
  readonly version: number
  readonly biographies: Texts
}

/** The search record of a contributor: only the biography differs between languages. */
export interface ContributorRecord extends RowRecord, Omit<Contributor, 'url'> {
  readonly biography: string | null
}

export function contributorRecord(contributor: ContributorFacts, locale: Locale): ContributorRecord {
  const { username, name, type, claimed, itemCount, packCount, biographies } = contributor
  return {
    ...rowIdentity('contributors', contributor),
    username,
    name,
    type,
    claimed,
    biography: textIn(biographies, locale) || null,
    itemCount,
    packCount,
  }
}
