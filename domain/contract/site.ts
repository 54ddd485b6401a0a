import { z } from 'zod'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'

/** The settings of the site that pages show, as `/api/v2/site` returns them. */
export const siteSchema = z.object({
  name: z.string(),
  /** One sentence in the requested language; null for that of the messages. */
  tagline: z.string().nullable(),
  /** Who runs the site, with the lines of the address; empty where staff entered nothing. */
  legalName: z.string(),
  address: z.array(z.string()),
  /** Where users write. */
  support: z.string(),
  links: z.array(z.object({ label: z.string(), href: z.string() })),
  kinds: z.array(z.enum(KIND_CODES)),
  locales: z.array(z.enum(LOCALE_CODES)),
  defaultLocale: z.enum(LOCALE_CODES),
  /** The currency of prices for visitors whose country has no local prices. */
  currency: z.enum(PRICE_CURRENCIES),
  /** Accents of both themes, `#rrggbb`; null for those of the design tokens. */
  accent: z.object({ light: z.string(), dark: z.string() }).nullable(),
  /** Path of the logo, with a digest of its contents; null for the drawn one. */
  logo: z.string().nullable(),
})
export type Site = z.infer<typeof siteSchema>
