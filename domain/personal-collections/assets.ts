import type { Form } from '#domain/assets/forms.ts'

/** Forms that can be added to a collection. Of a bundle, its packs are collected. */
export const COLLECTED_FORMS = ['item', 'pack'] as const
export type CollectedForm = (typeof COLLECTED_FORMS)[number]

/** An asset as requests and pages name it. */
export interface AssetName {
  readonly form: CollectedForm
  readonly slug: string
}

/** `item:red-heart-4k7q2`, the value of `data-asset` on a page. */
export function assetKey({ form, slug }: { readonly form: Form; readonly slug: string }): string {
  return `${form}:${slug}`
}

/** The asset of a key that can be collected; null for anything else. */
export function readAssetKey(key: string): AssetName | null {
  const colon = key.indexOf(':')
  const form = COLLECTED_FORMS.find((known) => known === key.slice(0, Math.max(colon, 0)))
  const slug = key.slice(colon + 1)
  return form === undefined || slug === '' ? null : { form, slug }
}
