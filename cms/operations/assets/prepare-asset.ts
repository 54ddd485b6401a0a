import { type PayloadRequest, sql } from '#cms/operations/database.ts'
import { refusalError } from '#cms/operations/refusal-error.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { Form } from '#domain/assets/forms.ts'
import { canPublish } from '#domain/assets/publish.ts'
import { shortId } from '#domain/assets/short-id.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import { canBecome, type Visibility } from '#domain/assets/visibility.ts'
import { refuse } from '#domain/errors/catalogue.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'

/** The fields that this operation reads or derives, of items, packs and bundles alike. */
interface AssetFields {
  title?: string | null
  visibility?: Visibility
  priceAmount?: number | null
  free?: boolean | null
  number?: number | null
  shortId?: string | null
  slug?: string | null
  publishedAt?: string | null
  licence?: unknown
  contributor?: unknown
  currentRevision?: unknown
}

interface PrepareAsset {
  readonly form: Form
  readonly data: Partial<AssetFields>
  readonly before: AssetFields | undefined
  readonly req: PayloadRequest
  readonly operation: 'create' | 'update'
}

/**
 * Derives number, slug, `free` and the publication date; refuses a visibility transition that is not in the table, and
 * the publication of an incomplete asset.
 */
export async function prepareAsset({
  form,
  data,
  before,
  req,
  operation,
}: PrepareAsset): Promise<Partial<AssetFields>> {
  const asset: AssetFields = { ...before, ...data }
  checkVisibility(form, before?.visibility ?? 'draft', asset)
  const number = asset.number ?? (await nextAssetNumber(req))
  const titleIsEnglish = operation === 'create' || (req.locale ?? DEFAULT_LOCALE) === DEFAULT_LOCALE
  return {
    ...data,
    number,
    shortId: shortId(number),
    slug: titleIsEnglish && data.title ? assetSlug(data.title, number) : asset.slug,
    free: (asset.priceAmount ?? null) === null,
    publishedAt:
      asset.visibility === 'published' ? (asset.publishedAt ?? new Date().toISOString()) : asset.publishedAt,
  }
}

function checkVisibility(form: Form, from: Visibility, asset: AssetFields): void {
  const to = asset.visibility ?? from
  if (!canBecome(from, to))
    throw refusalError(refuse('state-changed', `An asset cannot go from ${from} to ${to}`))
  if (to !== 'published') return
  const decision = canPublish({
    form,
    hasTitle: Boolean(asset.title),
    hasLicence: Boolean(asset.licence),
    hasContributor: Boolean(asset.contributor),
    hasRevision: Boolean(asset.currentRevision),
  })
  if (!decision.ok) throw refusalError(decision)
}

async function nextAssetNumber(req: PayloadRequest): Promise<number> {
  const rows = await sql<{ number: Computed<string> }>(req)`select nextval('asset_numbers') as number`
  return Number(rows[0]?.number)
}
