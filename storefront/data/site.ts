import { z } from 'zod'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import { type Site, siteSchema } from '#domain/contract/site.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { supportEmail } from '#domain/mail/support-email.ts'
import { DEFAULT_CURRENCY } from '#domain/money/preferred-currency.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'
import type { Offer } from '#domain/site/offer.ts'
import { CatalogueUnavailable, readExisting } from '#storefront/data/catalogue.ts'
import { bodyOf, fetchCms } from '#storefront/data/fetch-cms.ts'
import { createTtlCache } from '#storefront/data/ttl-cache.ts'
import { environment } from '#storefront/env.ts'

/** What each language last had, for error pages while the CMS is unavailable. */
const known = new Map<Locale, Site>()
let offered: readonly Locale[] = LOCALE_CODES
let offeredOfKinds: readonly Kind[] = KIND_CODES

/**
 * The settings of the site, part of every page: all pages carry its tag. While the CMS is unavailable, those that this
 * process last read.
 */
export async function readSite(locale: Locale): Promise<Site> {
  try {
    const site = await readExisting({
      locale,
      path: '/site',
      name: 'site',
      schema: siteSchema,
      tags: [CACHE_TAGS.site()],
    })
    known.set(locale, site)
    offered = site.locales
    offeredOfKinds = site.kinds
    return site
  } catch (error) {
    if (error instanceof CatalogueUnavailable) return known.get(locale) ?? unknownSite()
    throw error
  }
}

/**
 * The languages that the site offers, as last read: each render reads the settings with its texts before it states the
 * addresses of a page.
 */
export function offeredLocales(): readonly Locale[] {
  return offered
}

/** The kinds that the site offers, as last read (`offeredLocales`). */
export function offeredKinds(): readonly Kind[] {
  return offeredOfKinds
}

function unknownSite(): Site {
  return {
    name: DEFAULT_SITE_NAME,
    tagline: null,
    legalName: '',
    address: [],
    support: supportEmail(environment()),
    links: [],
    ...EVERYTHING,
    currency: DEFAULT_CURRENCY,
    accent: null,
    logo: null,
  }
}

const EVERYTHING = { kinds: [...KIND_CODES], locales: [...LOCALE_CODES], defaultLocale: DEFAULT_LOCALE }

/** Of the settings alone what the proxy needs: a new setting must not stop it while the CMS is older. */
const offerSchema = siteSchema.pick({ kinds: true, locales: true, defaultLocale: true })
const envelopeSchema = z.object({ response: z.object({ site: offerSchema }) })
const memory = createTtlCache<Offer>({ lifeMs: 10_000, capacity: 1 })

/** The kinds and languages that the site offers, for the proxy; everything while the CMS does not respond. */
export function readOffer(): Promise<Offer> {
  return memory
    .recall('all', async () => envelopeSchema.parse(await bodyOf(await fetchCms('/site'))).response.site)
    .catch(() => EVERYTHING)
}
