import { createTranslator } from 'next-intl'
import { FORMATS } from '#domain/assets/formats.ts'
import { partsOf, type QuickAction } from '#domain/assets/quick-actions.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { assetKey } from '#domain/personal-collections/assets.ts'
import { copyTextsOf } from '#storefront/actions/download/copy-texts.ts'
import { downloadTextsOf } from '#storefront/actions/download/download-texts.ts'
import { preferredWidth } from '#storefront/actions/download/preferred-width.ts'
import { showDownloaded } from '#storefront/features/collections/saving/favourite-marks.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/** Downloads or copies an item in its own colours; a toast reports the result. */
export async function runAction(
  action: QuickAction,
  item: ItemDetail,
  artwork: string | undefined,
): Promise<void> {
  const locale = pageLocale()
  const t = createTranslator({ locale, messages: await loadMessages(locale) })
  const parts = partsOf(action)
  const done =
    parts.verb === 'copy'
      ? await copy(parts.form, item, copyTextsOf(t, parts.form), artwork)
      : await save(parts.format, item, downloadTextsOf(t, FORMATS[parts.format].label), artwork)
  if (done) showDownloaded(assetKey(item))
}

async function copy(
  form: Parameters<typeof copyTextsOf>[1],
  item: ItemDetail,
  texts: ReturnType<typeof copyTextsOf>,
  artwork: string | undefined,
): Promise<boolean> {
  const { copyAsset } = await import('#storefront/actions/download/copy-asset.ts')
  const { sourceUrl } = item
  const copied = await copyAsset({ form, fields: fieldsOf(item, 'svg'), sourceUrl, artwork }, texts)
  return copied && form !== 'iconify'
}

async function save(
  format: ItemDetail['originalFormat'],
  item: ItemDetail,
  texts: ReturnType<typeof downloadTextsOf>,
  artwork: string | undefined,
): Promise<boolean> {
  const { download } = await import('#storefront/actions/download/download.ts')
  const { suggestPlans } = await import('#storefront/actions/download/suggest-plans.ts')
  const refused = await download(fieldsOf(item, format), texts)
  if (refused !== null && refused !== '') await showToast({ text: refused, tone: 'bad' })
  if (refused !== null) return false
  await showToast({ text: texts.done, artwork })
  if (item.kind === 'lottie') await suggestPlans()
  return true
}

/** The fields of the form that the page of the item has for a format. */
function fieldsOf({ slug, choices }: ItemDetail, format: ItemDetail['originalFormat']): FormData {
  const fields = new FormData()
  fields.set('item', slug)
  fields.set('format', format)
  const width = preferredWidth(choices.find((choice) => choice.format === format)?.widths ?? [])
  if (width !== undefined) fields.set('width', String(width))
  return fields
}
