import { randomBytes } from 'node:crypto'
import { commitTransaction, initTransaction, killTransaction, ValidationError } from 'payload'
import { fragment, type PayloadRequest, run } from '#cms/operations/database.ts'
import { freeCopySlug } from '#cms/operations/landing/free-copy-slug.ts'
import { withOwnPictures } from '#cms/operations/media-library/file-pictures.ts'
import type { LandingPage } from '#cms/payload-types.ts'
import { type FilePage, readPageFile } from '#domain/contract/page-file.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { keptReferences } from './kept-references.ts'
import { RICH_TEXT } from './page-fields.ts'

/**
 * Creates a draft from the file of a page, in all of its languages or not at all. It passes the checks of the form, as
 * if an editor had typed it; works, terms and pictures that this library does not have are left out.
 *
 * @returns the id of the draft, and the titles of the pictures that were left out
 */
export async function importPage(
  req: PayloadRequest,
  text: string,
): Promise<Result<{ readonly id: number; readonly leftOut: readonly string[] }>> {
  const read = readPageFile(text)
  if (!read.ok) return read
  const { page: own, leftOut } = await withOwnPictures(req, read.value.page, read.value.pictures)
  const kept = withNewIds(await keptReferences(req, own)) as FilePage
  const isOurs = await initTransaction(req)
  try {
    const slug = (await isTaken(req, kept)) ? await freeCopySlug(req, kept.place, kept.slug) : kept.slug
    const page = { ...kept, slug }
    const { id } = await req.payload.create({
      collection: 'landing-pages',
      ...optionsOf(req, DEFAULT_LOCALE),
      data: dataIn(page, DEFAULT_LOCALE) as Omit<LandingPage, 'id' | 'createdAt' | 'updatedAt'>,
    })
    for (const locale of LOCALE_CODES.filter((code) => code !== DEFAULT_LOCALE && hasLocale(page, code)))
      await req.payload.update({
        collection: 'landing-pages',
        id,
        ...optionsOf(req, locale),
        data: dataIn(page, locale) as Partial<LandingPage>,
      })
    if (isOurs) await commitTransaction(req)
    return accept({ id, leftOut })
  } catch (error) {
    if (isOurs) await killTransaction(req)
    if (!(error instanceof ValidationError)) throw error
    return refuse('page-file-invalid', error.data.errors.map(({ path }) => path).join(', '))
  }
}

/** Not saved as an unchecked draft: a file is checked like a page that is published. */
function optionsOf(req: PayloadRequest, locale: Locale) {
  const { user, transactionID } = req
  const transaction = transactionID === undefined ? {} : { req: { transactionID } }
  return {
    locale,
    fallbackLocale: false,
    draft: false,
    depth: 0,
    overrideAccess: false,
    user,
    ...transaction,
  } as const
}

async function isTaken(req: PayloadRequest, { place, slug }: FilePage): Promise<boolean> {
  const rows = await run(
    req,
    fragment`select 1 from landing_pages p where p.place::text = ${place} and p.slug = ${slug} limit 1`,
  )
  return rows.length > 0
}

function dataIn(page: FilePage, locale: Locale): object {
  return { ...(textsIn(page, locale) as object), _status: 'draft' }
}

/** A value with the texts of one language. */
function textsIn(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => textsIn(one, locale))
  if (typeof value !== 'object' || value === null || RICH_TEXT in value) return value
  if (isLocalised(value)) return value[locale]
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, textsIn(inner, locale)]))
}

function hasLocale(value: unknown, locale: Locale): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isLocalised(value)) return value[locale] !== undefined && value[locale] !== null
  return Object.values(value).some((inner) => hasLocale(inner, locale))
}

function isLocalised(value: object): value is Readonly<Partial<Record<Locale, unknown>>> {
  const names = Object.keys(value)
  const codes: readonly string[] = LOCALE_CODES
  return names.length > 0 && !Array.isArray(value) && names.every((name) => codes.includes(name))
}

/** Rows are matched by their ids when the next language is saved. */
function withNewIds(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one) =>
      typeof one === 'object' && one !== null && !Array.isArray(one)
        ? { ...(withNewIds(one) as object), id: randomBytes(12).toString('hex') }
        : one,
    )
  if (typeof value !== 'object' || value === null || RICH_TEXT in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNewIds(inner)]))
}
