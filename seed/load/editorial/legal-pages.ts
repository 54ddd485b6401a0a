import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import { LEGAL_PAGES, type LegalSlug } from '#domain/legal/pages.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import { LEGAL_IN_FORCE_FROM, legalPageIn } from '#seed/legal/pages.ts'
import { idsByKey } from '../rows/insert-missing.ts'
import type { TransactionOnly } from './transaction.ts'

/** The legal pages that do not exist yet. */
export async function newLegalPages(client: pg.ClientBase): Promise<readonly LegalSlug[]> {
  const known = await idsByKey(client, 'legal_pages', 'slug')
  return LEGAL_PAGES.filter((slug) => !known.has(slug))
}

/** Creates legal pages in every language. Translations name the sections by the ids of the English ones. */
export async function createLegalPages(
  payload: Payload,
  req: TransactionOnly,
  slugs: readonly LegalSlug[],
): Promise<void> {
  for (const slug of slugs) {
    const { title, description, sections } = legalPageIn(slug, DEFAULT_LOCALE)
    const { id, sections: made } = await payload.create({
      collection: 'legal-pages',
      depth: 0,
      locale: DEFAULT_LOCALE,
      data: { slug, title, description, inForceFrom: LEGAL_IN_FORCE_FROM, sections: [...sections] },
      req,
    })
    for (const locale of LOCALE_CODES) {
      if (locale === DEFAULT_LOCALE) continue
      const translated = legalPageIn(slug, locale)
      await payload.update({
        collection: 'legal-pages',
        depth: 0,
        id,
        locale,
        data: {
          title: translated.title,
          description: translated.description,
          sections: translated.sections.map((section, place) => ({
            ...section,
            id: made[place]?.id ?? null,
          })),
        },
        req,
      })
    }
  }
}
