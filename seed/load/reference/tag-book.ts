import type pg from 'pg'
import { slugWords } from '#domain/assets/slug.ts'
import { LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { words } from '#domain/search/words.ts'
import { translateTerm } from '#seed/taxonomy/translate.ts'
import { idsByKey, insertMissing } from '../rows/insert-missing.ts'

/** A keyword of an item as a row of the database. */
export interface Tag {
  readonly id: number
  /** The words of its names in every language, normalised for search. */
  readonly words: readonly string[]
}

/** Finds and adds tags by English keyword; each is translated and tokenized once. */
export class TagBook {
  readonly #tags = new Map<string, Tag>()

  /** Adds the keywords that are not tags yet, with their translations. */
  async add(client: pg.ClientBase, keywords: Iterable<string>): Promise<void> {
    const missing = new Map<string, string>()
    for (const keyword of keywords) {
      const slug = slugWords(keyword)
      if (slug !== '' && !this.#tags.has(slug) && !missing.has(slug)) missing.set(slug, keyword)
    }
    if (missing.size === 0) return
    const slugs = [...missing.keys()]
    await insertMissing(
      client,
      'tags',
      slugs.map((slug) => ({ slug, item_count: 0 })),
    )
    const ids = await idsByKey(client, 'tags', 'slug', slugs)
    const names = [...missing].flatMap(([slug, keyword]) => {
      const id = ids.get(slug)
      if (id === undefined) throw new Error(`the tag ${slug} was not written`)
      const names = namesOf(keyword)
      this.#tags.set(slug, {
        id,
        words: [...new Set(names.flatMap(([locale, name]) => words(name, locale)))],
      })
      return names.map(([locale, name]) => ({ _locale: locale, _parent_id: id, name }))
    })
    await insertMissing(client, 'tags_locales', names)
  }

  /** Distinct tags of the keywords, in order; keywords without a Latin letter or digit have none. */
  of(keywords: readonly string[]): readonly Tag[] {
    return [...new Set(keywords.map(slugWords))].flatMap((slug) => this.#tags.get(slug) ?? [])
  }
}

function namesOf(keyword: string): readonly (readonly [Locale, string])[] {
  return LOCALE_CODES.flatMap((locale) => {
    const name = locale === 'en' ? keyword : translateTerm(keyword, locale)
    return name === null ? [] : [[locale, name] as const]
  })
}
