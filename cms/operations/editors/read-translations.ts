import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Column, Computed } from '#cms/operations/schema/columns.ts'
import type { TranslatedResource } from '#domain/editors/resources.ts'
import { markOf, type TranslationMark } from '#domain/editors/translations.ts'
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { type Counted, SHOWN } from './read-drafts.ts'
import { pictureTitle, titleIn } from './titles.ts'

/** The mark of a document in one language. */
export interface LocaleMark {
  readonly locale: Locale
  readonly mark: TranslationMark
  /** Texts that the language lacks. */
  readonly missing: number
}

/** A published document with the languages that it lacks, or that are older than its source. */
export interface Untranslated {
  readonly resource: TranslatedResource
  readonly id: number
  readonly title: string | null
  readonly marks: readonly LocaleMark[]
}

interface StateRow extends Record<string, unknown> {
  readonly locale: Column<'translation_states.locale'>
  readonly texts: Column<'translation_states.texts'>
  readonly missing: Column<'translation_states.missing'>
  readonly own: Cast<'translation_states.changed_at', string | null>
  readonly source: Cast<'translation_states.changed_at', string | null>
}

interface DocumentRow extends StateRow {
  readonly resource: Computed<TranslatedResource>
  readonly id: Column<'translation_states.document'>
  readonly title: Computed<string | null>
}

/** Documents that one query reads at most. */
const MAX_ROWS = 1_000

/** The marks of a document in the order of the languages; empty for one without a text to translate. */
export async function readMarks(
  payload: Payload,
  resource: TranslatedResource,
  id: number,
): Promise<readonly LocaleMark[]> {
  const rows = await run<StateRow>(
    payload,
    fragment`
      select t.locale, t.texts, t.missing, t.changed_at as own, s.changed_at as source
        from translation_states t
        left join translation_states s on s.resource = t.resource and s.document = t.document
          and s.locale = ${DEFAULT_LOCALE}
       where t.resource = ${resource} and t.document = ${id}`,
  )
  // The panel saves a page as soon as its form opens, and no language of an empty page is complete.
  if (rows.every(({ locale, texts }) => locale !== DEFAULT_LOCALE || texts === 0)) return []
  const marks = rows.flatMap(toMark)
  return LOCALE_CODES.flatMap((locale) => marks.find((one) => one.locale === locale) ?? [])
}

/** Published documents, and pictures of such documents, that lack an offered language or have an outdated one. */
export async function readUntranslated(
  payload: Payload,
  resources: readonly TranslatedResource[],
  { locale, offered }: { readonly locale: Locale; readonly offered: readonly Locale[] },
): Promise<Counted<Untranslated>> {
  const rows = await run<DocumentRow>(
    payload,
    fragment`
      select t.resource, t.document as id, t.locale, t.texts, t.missing, t.changed_at as own,
          s.changed_at as source,
          case t.resource when 'posts' then ${titleIn('posts_locales', fragment`t.document`, locale)}
            when 'pictures' then ${pictureTitle(fragment`t.document`)}
            else ${titleIn('landing_pages_locales', fragment`t.document`, locale)} end as title
        from translation_states t
        join translation_states s on s.resource = t.resource and s.document = t.document
          and s.locale = ${DEFAULT_LOCALE}
       where t.locale <> ${DEFAULT_LOCALE}
         and t.locale in (select jsonb_array_elements_text(${JSON.stringify(offered)}::jsonb))
         and t.resource in (select jsonb_array_elements_text(${JSON.stringify(resources)}::jsonb))
         and (t.missing > 0 or coalesce(t.changed_at, '-infinity') < s.changed_at)
         and case t.resource
           when 'posts' then exists (select 1 from posts p where p.id = t.document and p._status = 'published')
           when 'pictures' then exists (select 1 from picture_uses u where u.picture_id = t.document and u.live)
           else exists (select 1 from landing_pages p where p.id = t.document and p._status = 'published'
             and p.deleted_at is null) end
       order by t.resource, t.document desc, t.locale limit ${MAX_ROWS}`,
  )
  const documents = new Map<string, Untranslated & { readonly marks: LocaleMark[] }>()
  for (const row of rows) {
    const key = `${row.resource} ${row.id}`
    const known = documents.get(key) ?? { resource: row.resource, id: row.id, title: row.title, marks: [] }
    known.marks.push(...toMark(row))
    documents.set(key, known)
  }
  return { total: documents.size, rows: [...documents.values()].slice(0, SHOWN) }
}

function toMark({ locale, texts, missing, own, source }: StateRow): LocaleMark[] {
  if (!isLocale(locale)) return []
  const times = {
    own: own === null ? null : new Date(own),
    source: source === null ? null : new Date(source),
  }
  return [{ locale, missing, mark: markOf({ locale, total: texts, missing }, times) }]
}
