import { createHash } from 'node:crypto'
import { environment } from '#cms/env.ts'
import type { Payload } from '#cms/operations/database.ts'
import type { SiteSetting } from '#cms/payload-types.ts'
import type { Site } from '#domain/contract/site.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'
import { supportEmail } from '#domain/mail/support-email.ts'
import { DEFAULT_CURRENCY } from '#domain/money/preferred-currency.ts'
import { checkAccent } from '#domain/site/accent.ts'
import { type Offer, offerOf } from '#domain/site/offer.ts'

/** The settings of the site as pages show them. */
export async function readSite(payload: Payload, locale: Locale = DEFAULT_LOCALE): Promise<Site> {
  const settings = await payload.findGlobal({ slug: 'site-settings', locale, depth: 0 })
  const accent = checkAccent({ light: settings.accentLight ?? null, dark: settings.accentDark ?? null })
  const { kinds, locales, defaultLocale } = offerIn(settings)
  return {
    name: settings.name,
    tagline: settings.tagline || null,
    legalName: settings.legalName ?? '',
    address: linesOf(settings.address),
    support: settings.supportEmail || supportEmail(environment()),
    links: (settings.links ?? []).map(({ label, address }) => ({ label, href: address })),
    kinds: [...kinds],
    locales: [...locales],
    defaultLocale,
    currency: settings.defaultCurrency ?? DEFAULT_CURRENCY,
    accent: accent.ok ? accent.value : null,
    logo: settings.logo ? `/api/v2/site/logo?v=${digestOf(settings.logo)}` : null,
  }
}

/** The kinds and languages that the site offers. */
export async function readOffer(payload: Payload): Promise<Offer> {
  return offerIn(await payload.findGlobal({ slug: 'site-settings', depth: 0 }))
}

function offerIn({ kinds, languages, defaultLanguage }: SiteSetting): Offer {
  return offerOf({
    kinds: kinds ?? [],
    locales: languages ?? [],
    defaultLocale: defaultLanguage ?? null,
  })
}

/** The sanitised SVG of the logo; null without one. */
export async function readLogo(payload: Payload): Promise<string | null> {
  const { logo } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { logo: true } })
  return logo || null
}

function linesOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A changed logo has another address, so that browsers may keep each. */
function digestOf(logo: string): string {
  return createHash('sha256').update(logo).digest('hex').slice(0, 12)
}
