import type { GlobalAfterChangeHook, GlobalConfig, PayloadRequest } from 'payload'
import { enqueueRecount } from '#cms/operations/counters/enqueue-recount.ts'
import { transactionOf } from '#cms/operations/database.ts'
import { currencyFault } from '#cms/operations/site/default-currency.ts'
import { safeLogo } from '#cms/operations/site/safe-logo.ts'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { DRAFTED_RESOURCES, type DraftedResource } from '#domain/editors/resources.ts'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'
import { LOCALE_CODES, LOCALES } from '#domain/locales/locales.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { checkAccent } from '#domain/site/accent.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import { isSiteName, MAX_SITE_NAME_LENGTH } from '#domain/site/site-name.ts'
import { actorOf } from '../access.ts'
import { options } from '../fields/options.ts'

const APPROVED_LABELS: Readonly<Record<DraftedResource, string>> = {
  'landing-pages': 'Landing pages',
  posts: 'Posts',
  collections: 'Curated collections',
}

/** The panel shows the reason with its number. */
const refused = (code: ErrorCode, reason: string) => `${reason} (${ERRORS[code].number})`

const NAME_RULE = 'One line without braces, quotation marks and angle brackets.'
const HEX_RULE = 'Both accents as six hexadecimal digits, such as #5b21b6.'
const CONTRAST_RULE = 'White text on it needs a contrast of 4.5 and the accent on the page 3, in both themes.'

function validateAccent(_: unknown, { siblingData }: { readonly siblingData: unknown }): string | true {
  const { accentLight, accentDark } = siblingData as { accentLight?: string; accentDark?: string }
  const checked = checkAccent({ light: accentLight ?? null, dark: accentDark ?? null })
  if (checked.ok) return true
  return refused(checked.code, checked.code === 'accent-invalid' ? HEX_RULE : CONTRAST_RULE)
}

const CURRENCY_REASONS: Partial<Record<ErrorCode, string>> = {
  'currency-without-plan-price': 'This plan is on sale without a price in it for all countries:',
  'currency-without-asset-price': 'This published asset has no price in it:',
}

async function validateCurrency(
  value: unknown,
  { req, previousValue }: { readonly req: PayloadRequest; readonly previousValue?: unknown },
): Promise<string | true> {
  const currency = PRICE_CURRENCIES.find((one) => one === value)
  // Assets may have been published without a price in the chosen currency since: other settings can be saved still.
  if (currency === undefined || currency === previousValue) return true
  const fault = await currencyFault(req.payload, currency)
  return fault === null || refused(fault.code, `${CURRENCY_REASONS[fault.code]} ${fault.detail}`)
}

/**
 * With other kinds or another currency every read of the catalogue changes, not only what pages show of the settings;
 * with other kinds the stored counters as well.
 */
const announceSettings: GlobalAfterChangeHook = async ({ req, global, doc, previousDoc }) => {
  const hasOtherKinds = kindsOf(doc) !== kindsOf(previousDoc)
  const hasOtherCurrency = (doc.defaultCurrency ?? null) !== (previousDoc?.defaultCurrency ?? null)
  const tags = [CACHE_TAGS.site(), CACHE_TAGS.catalogue()]
  await enqueueTextsChanged({
    resource: global.slug,
    req,
    ...((hasOtherKinds || hasOtherCurrency) && { tags }),
  })
  if (hasOtherKinds) await enqueueRecount(transactionOf(req))
}

/** The offered kinds, whatever the order in which they were chosen. */
function kindsOf(settings: { readonly kinds?: readonly string[] | null } | undefined): string {
  return (settings?.kinds ?? []).toSorted().join()
}

/** Under whose name the site runs: read by every page, mail and document (docs/decisions/0107). */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  access: {
    read: ({ req }) => scopeOf(actorOf(req.user), 'read', 'site-settings') === 'all',
    update: ({ req }) => scopeOf(actorOf(req.user), 'update', 'site-settings') === 'all',
  },
  admin: { group: 'Operations' },
  hooks: { afterChange: [announceSettings] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      defaultValue: DEFAULT_SITE_NAME,
      maxLength: MAX_SITE_NAME_LENGTH,
      validate: (value: unknown) =>
        isSiteName(String(value ?? '')) || refused('site-name-invalid', NAME_RULE),
      admin: { description: 'In the header, titles, emails, invoices, feeds and structured data.' },
    },
    {
      name: 'tagline',
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: { description: 'One sentence for search engines and the footer.' },
    },
    {
      name: 'logo',
      type: 'textarea',
      hooks: { beforeValidate: [({ value }) => safeLogo(value)] },
      admin: {
        description: 'SVG, PNG, JPEG or WebP. Scripts and other unsafe parts are removed when it is saved.',
        components: { Field: '/cms/panel/logo-field.tsx#LogoField' },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'accentLight',
          label: 'Accent colour, light theme',
          type: 'text',
          maxLength: 7,
          validate: validateAccent,
          admin: { description: 'Such as #5b21b6. Empty: the built-in colour.' },
        },
        {
          name: 'accentDark',
          label: 'Accent colour, dark theme',
          type: 'text',
          maxLength: 7,
          validate: validateAccent,
          admin: { description: 'Such as #7c3aed. Empty: the built-in colour.' },
        },
      ],
    },
    {
      name: 'preview',
      label: 'Preview',
      type: 'ui',
      admin: { components: { Field: '/cms/panel/site-preview.tsx#SitePreview' } },
    },
    {
      name: 'legalName',
      label: 'Legal name',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Who runs the site.' },
    },
    {
      name: 'address',
      type: 'textarea',
      maxLength: 500,
      admin: { description: 'Each line of the address on its own line.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'supportEmail',
          label: 'Support email',
          type: 'email',
          admin: { description: 'Empty: support@ and the domain of the site.' },
        },
        {
          name: 'senderEmail',
          label: 'Sender email',
          type: 'email',
          admin: { description: 'The sender of emails. Empty: the sender set on the server.' },
        },
      ],
    },
    {
      name: 'links',
      type: 'array',
      maxRows: 8,
      admin: { description: 'Profiles of the site elsewhere, in the footer.' },
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 40 },
        {
          name: 'address',
          label: 'Web address',
          type: 'text',
          required: true,
          maxLength: 300,
          validate: (value: unknown) =>
            isHttps(String(value ?? '')) || refused('site-link-invalid', 'An https address.'),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'defaultLanguage',
          label: 'Default language',
          type: 'select',
          options: LOCALE_CODES.map((value) => ({ value, label: LOCALES[value].name })),
          admin: { description: 'For visitors whose browser names no offered language. Empty: English.' },
        },
        {
          name: 'languages',
          type: 'select',
          hasMany: true,
          options: LOCALE_CODES.map((value) => ({ value, label: LOCALES[value].name })),
          admin: { description: 'The languages that the site offers. Empty: all.' },
        },
        {
          name: 'kinds',
          type: 'select',
          hasMany: true,
          options: options(KIND_CODES),
          admin: { description: 'The kinds of asset that the site offers. Empty: all.' },
        },
      ],
    },
    {
      name: 'defaultCurrency',
      label: 'Default currency',
      type: 'select',
      options: [...PRICE_CURRENCIES],
      validate: validateCurrency,
      admin: {
        description:
          'Visitors from countries without local prices see prices in it. Every plan on sale and every published asset with a price needs a price in it. Empty: USD. Subscriptions and payments keep their currency.',
      },
    },
    {
      name: 'currencyPreview',
      label: 'Preview of prices',
      type: 'ui',
      admin: { components: { Field: '/cms/panel/currency-preview.tsx#CurrencyPreview' } },
    },
    {
      name: 'secondEditor',
      label: 'Second editor',
      type: 'select',
      hasMany: true,
      options: DRAFTED_RESOURCES.map((value) => ({ value, label: APPROVED_LABELS[value] })),
      admin: {
        description:
          'These are published only after a second editor has approved them. Empty: nothing needs approval.',
      },
    },
  ],
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
