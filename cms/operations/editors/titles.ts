import { fragment, type SQL } from '#cms/operations/database.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

/** The title of a row in a language, else in English: `table` holds its translations, `parent` is its id in the query. */
export function titleIn(
  table: 'landing_pages_locales' | 'posts_locales' | 'legal_pages_locales',
  parent: SQL,
  locale: Locale,
): SQL {
  return fragment`(select l.title from ${fragment.raw(table)} l where l._parent_id = ${parent}
    and l._locale::text in (${locale}, ${DEFAULT_LOCALE}) and l.title <> ''
    order by (l._locale::text = ${locale}) desc limit 1)`
}

/** The same of a picture, whose title is for editors alone. */
export function pictureTitle(id: SQL): SQL {
  return fragment`(select p.title from pictures p where p.id = ${id})`
}

/** The same of a version. */
export function versionTitleIn(
  table: '_landing_pages_v_locales' | '_posts_v_locales' | '_collections_v_locales',
  parent: SQL,
  locale: Locale,
): SQL {
  return fragment`(select l.version_title from ${fragment.raw(table)} l where l._parent_id = ${parent}
    and l._locale::text in (${locale}, ${DEFAULT_LOCALE}) and l.version_title <> ''
    order by (l._locale::text = ${locale}) desc limit 1)`
}
