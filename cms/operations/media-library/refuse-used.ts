import { fragment, type PayloadRequest, run } from '#cms/operations/database.ts'
import { refusalError } from '#cms/operations/refusal-error.ts'
import { deskText } from '#cms/panel/texts/desk-text.ts'
import { refuse } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import { readUses } from './read-uses.ts'

/** Documents that a refusal names. */
const NAMED = 3

/**
 * Refuses to delete a picture that a document uses, in what visitors see or in its latest draft. Locks the picture, so
 * that no document begins to use it meanwhile.
 *
 * @throws APIError with the number of the refusal and the first of the documents
 */
export async function refuseUsed(req: PayloadRequest, picture: number): Promise<void> {
  await run(req, fragment`select id from pictures where id = ${picture} for update`)
  const locale = req.locale && isLocale(req.locale) ? req.locale : DEFAULT_LOCALE
  const uses = await readUses(req, picture, locale)
  if (uses.length === 0) return
  const say = (title: string, more: number) =>
    deskText(
      req.i18n.language,
      more === 0
        ? 'The picture is used by {title}. Remove it there first.'
        : 'The picture is used by {title} and {count} more. Remove it there first.',
      { title, count: more },
    )
  const named = uses
    .slice(0, NAMED)
    .map(({ title, resource, document }) => `“${title || `${resource} ${document}`}”`)
  throw refusalError(refuse('media-in-use', say(named.join(', '), Math.max(0, uses.length - NAMED))))
}
