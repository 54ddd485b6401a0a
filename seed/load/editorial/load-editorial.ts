import type pg from 'pg'
import { CURATED_BUNDLES, CURATED_COLLECTIONS, HOME_SUBJECTS } from '#seed/curated.ts'
import { CURATED_LANDING_PAGES } from '#seed/landing-pages.ts'
import { GUIDE_PAGE } from '#seed/pages/guide.ts'
import { WRITTEN_PAGES } from '#seed/pages/written/index.ts'
import { idsByKey } from '../rows/insert-missing.ts'
import { authorPortraits, createPosts, newPosts } from './blog.ts'
import { bundlesOf, createBundle } from './bundles.ts'
import { createCollection, membersOf } from './collections.ts'
import { createFlags, newFlags } from './flags.ts'
import { chooseSubjects, homePageIsNew } from './home-page.ts'
import { createLandingPages, newLandingPages, readWorks, withTerms } from './landing-pages.ts'
import { createLegalPages, newLegalPages } from './legal-pages.ts'
import { createOffers, newOffers } from './offers.ts'
import { createPlans, newPlans } from './plans.ts'
import { createSiteTexts, siteTextsAreNew } from './site-texts.ts'
import { createTaxRates, newTaxRates } from './tax-rates.ts'
import { inPayloadTransaction } from './transaction.ts'

/**
 * Creates bundles, curated collections, landing pages, legal pages, plans, offers, rates of tax, posts of the blog,
 * flags and the choices of the home page. They are few and have drafts and versions, so they are created through
 * Payload in one transaction. Existing ones
 * stay unchanged.
 */
export async function loadEditorial(client: pg.ClientBase): Promise<void> {
  const known = await idsByKey(client, 'collections', 'slug')
  const collections = CURATED_COLLECTIONS.filter(({ slug }) => !known.has(slug))
  const bundles = await bundlesOf(client, CURATED_BUNDLES)
  const landingPages = await withTerms(
    client,
    await newLandingPages(client, [...CURATED_LANDING_PAGES, GUIDE_PAGE, ...WRITTEN_PAGES]),
    await readWorks(client),
  )
  const legalPages = await newLegalPages(client)
  const plans = await newPlans(client)
  const offers = await newOffers(client)
  const taxRates = await newTaxRates(client)
  const posts = await newPosts(client)
  const portraits = posts.length === 0 ? new Map<string, number>() : await authorPortraits(client)
  const flags = await newFlags(client)
  const isNew = await homePageIsNew(client)
  const textsAreNew = await siteTextsAreNew(client)
  const missing = [collections, bundles, landingPages, legalPages, plans, offers, taxRates, posts, flags]
  if (!isNew && !textsAreNew && missing.every((rows) => rows.length === 0)) return

  const members = new Map<string, readonly number[]>()
  for (const collection of collections) members.set(collection.slug, await membersOf(client, collection))
  const { openPayload } = await import('#cms/operations/open-payload.ts')
  const payload = await openPayload()
  await inPayloadTransaction(payload, async (req) => {
    for (const bundle of bundles) await createBundle(payload, req, bundle)
    for (const [position, collection] of collections.entries()) {
      await createCollection(payload, req, {
        collection,
        items: members.get(collection.slug) ?? [],
        position,
      })
    }
    await createLandingPages(payload, req, landingPages)
    await createLegalPages(payload, req, legalPages)
    await createPlans(payload, req, plans)
    await createOffers(payload, req, offers)
    await createTaxRates(payload, req, taxRates)
    await createPosts(payload, req, posts, portraits)
    await createFlags(payload, req, flags)
    if (textsAreNew) await createSiteTexts(payload, req)
    if (isNew) await chooseSubjects(payload, req, HOME_SUBJECTS)
  })
}
