import type pg from 'pg'
import { transactionOfClient } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { contradictsIdeas } from '#domain/search/ideas/idea-synonyms.ts'
import { specificSynonyms } from '#domain/search/specific-synonyms.ts'
import { type Synonym, synonymSummary, synonymsOf } from '#domain/search/synonyms.ts'
import { annotations } from '#seed/taxonomy/cldr.ts'
import { STOP_WORDS } from '#seed/taxonomy/stop-words.ts'
import { copyRows } from '../rows/copy-rows.ts'
import { idsByKey, insertMissing } from '../rows/insert-missing.ts'
import { inTransaction } from '../rows/transaction.ts'

/**
 * Adds synonyms in every language, from CLDR's names and keywords of emoji. Existing ones stay unchanged, because an
 * editor may have changed them or switched them off.
 */
export async function loadSynonyms(client: pg.ClientBase): Promise<void> {
  const synonyms = LOCALE_CODES.flatMap(seededSynonyms)
  await inTransaction(client, async () => {
    const added = new Set(await insertMissing(client, 'synonyms', synonyms.map(rowOf)))
    const ids = await idsByKey(client, 'synonyms', 'source_key', synonyms.map(keyOf))
    await copyRows(
      client,
      'synonyms_texts',
      synonyms.flatMap((synonym) => {
        const id = ids.get(keyOf(synonym))
        return id !== undefined && added.has(id) ? wordRows(id, synonym) : []
      }),
    )
    if (added.size > 0)
      await enqueue(transactionOfClient(client), 'search.configuration', [{ key: 'all', payload: {} }])
  })
}

export interface LocalSynonym extends Synonym {
  readonly locale: Locale
}

/** The synonyms of a new library in a language, in the order of their ids. */
export function seededSynonyms(locale: Locale): readonly LocalSynonym[] {
  const subjects = [...annotations(locale).values()]
  const stopWords = new Set(STOP_WORDS[locale])
  const found = [...synonymsOf(subjects, locale, stopWords), ...specificSynonyms(subjects, locale, stopWords)]
  // Where both sources have a synonym, the one of an idea wins: it was checked by a person.
  const unknown = found.filter((synonym) => !contradictsIdeas(synonym, locale))
  return [...new Map(unknown.map((synonym) => [synonymSummary(synonym), { ...synonym, locale }])).values()]
}

function rowOf(synonym: LocalSynonym) {
  const { locale, kind, input } = synonym
  const now = new Date().toISOString()
  return {
    locale,
    kind,
    input,
    enabled: true,
    summary: synonymSummary(synonym),
    source_key: keyOf(synonym),
    updated_at: now,
    created_at: now,
  }
}

function keyOf(synonym: LocalSynonym): string {
  return `cldr:${synonym.locale}:${synonymSummary(synonym)}`
}

function wordRows(id: number, { words }: LocalSynonym) {
  return words.map((text, index) => ({ order: index + 1, parent_id: id, path: 'words', text }))
}
