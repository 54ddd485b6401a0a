import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import { SEED_OFFERS, type SeedOffer } from '#seed/offers.ts'
import { idsByKey } from '../rows/insert-missing.ts'
import type { TransactionOnly } from './transaction.ts'

/** The offers whose code does not exist yet: those that staff changed stay as they are. */
export async function newOffers(client: pg.ClientBase): Promise<readonly SeedOffer[]> {
  const known = await idsByKey(client, 'coupons', 'code')
  return SEED_OFFERS.filter(({ code }) => !known.has(code))
}

/** Creates coupons with their pages in every language, after the plans that they are for. */
export async function createOffers(
  payload: Payload,
  req: TransactionOnly,
  offers: readonly SeedOffer[],
): Promise<void> {
  for (const { code, slug, percent, plans, titles, texts } of offers) {
    const { docs } = await payload.find({
      collection: 'plans',
      where: { slug: { in: [...plans] } },
      pagination: false,
      depth: 0,
      req,
    })
    const made = await payload.create({
      collection: 'coupons',
      depth: 0,
      locale: DEFAULT_LOCALE,
      data: {
        ...{ code, percent, isActive: true, forAssets: false, offerSlug: slug },
        offerTitle: titles[DEFAULT_LOCALE],
        offerText: texts[DEFAULT_LOCALE],
        plans: docs.map(({ id }) => id),
      },
      req,
    })
    for (const locale of LOCALE_CODES) {
      if (locale === DEFAULT_LOCALE) continue
      const data = { offerTitle: titles[locale], offerText: texts[locale] }
      await payload.update({ collection: 'coupons', depth: 0, id: made.id, locale, data, req })
    }
  }
}
