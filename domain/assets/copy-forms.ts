import type { Format } from '#domain/assets/formats.ts'
import { KINDS, type Kind } from '#domain/assets/kinds.ts'

/**
 * What an asset can be copied as. `icons`: only for kinds that sit in a line of text or in a button, whose code a
 * program contains.
 */
const COPY_FORMS = {
  svg: { icons: false },
  react: { icons: true },
  vue: { icons: true },
  svelte: { icons: true },
  'data-uri': { icons: false },
  iconify: { icons: true },
} as const satisfies Record<string, { icons: boolean }>

export type CopyForm = keyof typeof COPY_FORMS

export const COPY_FORM_CODES = Object.keys(COPY_FORMS) as readonly CopyForm[]

interface CopiedItem {
  readonly kind: Kind
  readonly originalFormat: Format
  readonly sourceUrl: string | null
}

/** The forms that an item is copied in; none unless its original is a drawing. */
export function copyFormsOf({ kind, originalFormat, sourceUrl }: CopiedItem): readonly CopyForm[] {
  if (originalFormat !== 'svg') return []
  return COPY_FORM_CODES.filter((form) => {
    if (COPY_FORMS[form].icons && KINDS[kind].cell !== 1) return false
    return form !== 'iconify' || iconifyName(sourceUrl) !== null
  })
}

const ICONIFY_PAGE = /^https:\/\/icon-sets\.iconify\.design\/([a-z0-9-]+)\/([a-z0-9-]+)\/$/

/** The name of an icon in Iconify (`lucide:heart`), from the address of its page there; null for any other source. */
export function iconifyName(sourceUrl: string | null): string | null {
  const [, set, icon] = ICONIFY_PAGE.exec(sourceUrl ?? '') ?? []
  return set === undefined || icon === undefined ? null : `${set}:${icon}`
}
