import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { TranslatedResource } from '#domain/editors/resources.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

/**
 * Notes that a translation fits its source as it is now: the change of the source did not matter for it.
 *
 * @returns false where the document has no state in this language
 */
export async function confirmTranslation(
  payload: Payload,
  resource: TranslatedResource,
  { id, locale }: { readonly id: number; readonly locale: Locale },
): Promise<boolean> {
  const rows = await run(
    payload,
    fragment`
      update translation_states t set changed_at = now()
       where t.resource = ${resource} and t.document = ${id} and t.locale = ${locale}
         and t.locale <> ${DEFAULT_LOCALE} returning t.document`,
  )
  return rows.length > 0
}
