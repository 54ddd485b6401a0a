import type { Field } from 'payload'
import { offerSlugFault } from '#domain/coupons/offer-slug.ts'
import { DEFAULT_LOCALE } from '#domain/locales/locales.ts'

/** The page that a coupon may have at `/offer/{slug}` (docs/decisions/0095). */
export function offerFields(): Field[] {
  return [
    {
      name: 'offerSlug',
      label: 'Address of its page',
      type: 'text',
      unique: true,
      index: true,
      maxLength: 60,
      hooks: { beforeValidate: [({ value }) => (value === '' ? null : value)] },
      validate: (value: unknown) => offerSlugFault(value) ?? true,
      admin: {
        description:
          'The last word of /offer/…, such as spring-sale. Empty: the coupon has no page. The page shows the code to every visitor.',
      },
    },
    { ...SHOWN, name: 'offerTitle', label: 'Title of its page', type: 'text', validate: textOf(80) },
    { ...SHOWN, name: 'offerText', label: 'Text of its page', type: 'textarea', validate: textOf(400) },
  ]
}

const SHOWN = {
  localized: true,
  admin: {
    condition: (_: unknown, { offerSlug }: { readonly offerSlug?: string | null }) => Boolean(offerSlug),
  },
} as const

interface Validated {
  readonly siblingData: object
  readonly req: { readonly locale?: string | null }
}

/** Languages without a translation show the English text. */
function textOf(maxLength: number) {
  return (value: unknown, { siblingData, req }: Validated): true | string => {
    if (typeof value === 'string' && value.length > maxLength) return `At most ${maxLength} characters.`
    const { offerSlug } = siblingData as { readonly offerSlug?: string | null }
    if (!offerSlug || value || req.locale !== DEFAULT_LOCALE) return true
    return 'The page of an offer needs an English title and text.'
  }
}
