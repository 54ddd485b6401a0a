import type { Form } from '#domain/assets/forms.ts'

/** The table of assets of each form; Payload's collection has the same name. */
export const ASSET_TABLES = {
  item: 'items',
  pack: 'packs',
  bundle: 'bundles',
} as const satisfies Record<Form, string>

export type AssetTable = (typeof ASSET_TABLES)[Form]
