import type { Payload } from '#cms/operations/database.ts'
import type { Plan as PlanRow } from '#cms/payload-types.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { CatalogueOffer, CataloguePlan } from '#domain/plans/catalogue-plan.ts'
import { offerOf } from '#domain/plans/plan.ts'
import { type PriceVersion, readPrices } from './read-prices.ts'

/** All plans in the order that staff chose, also those that are no longer sold; English where a translation is missing. */
export async function readPlans(payload: Payload, locale: Locale): Promise<readonly CataloguePlan[]> {
  const { docs } = await payload.find({
    collection: 'plans',
    locale,
    pagination: false,
    depth: 0,
    sort: 'position',
  })
  const prices = await readPrices(payload)
  return docs.map((row) => planOf(row, prices))
}

export interface OfferOfPlan {
  readonly plan: CataloguePlan
  readonly offer: CatalogueOffer
}

/** The plan and the offer with a plan id; null for ids that are unknown or were replaced by others. */
export async function readPlanByOffer(
  payload: Payload,
  planId: number,
  locale: Locale,
): Promise<OfferOfPlan | null> {
  const plans = await readPlans(payload, locale)
  for (const plan of plans) {
    const offer = offerOf(plan, planId)
    if (offer !== undefined) return { plan, offer }
  }
  return null
}

function planOf(row: PlanRow, prices: ReadonlyMap<number, PriceVersion>): CataloguePlan {
  return {
    slug: row.slug,
    name: row.name,
    tagline: row.tagline,
    features: (row.features ?? []).map(({ text }) => text),
    type: row.type,
    audience: row.audience,
    condition: row.condition,
    capabilities: row.capabilities ?? [],
    otherIds: row.otherIds ?? [],
    offers: row.offers.flatMap((offer) => offerIn(offer, prices)),
    members: row.members,
    trialDays: row.trialDays,
    allowances: (row.allowances ?? []).map(({ kinds, limit, period }) => ({
      kinds,
      limit: limit ?? null,
      period,
    })),
    hasCard: row.hasCard ?? false,
    isHighlighted: row.isHighlighted ?? false,
    isSold: row.isSold ?? false,
    save: row.save ?? null,
    quantity: row.quantity,
  }
}

function offerIn(
  { planId, country }: PlanRow['offers'][number],
  prices: ReadonlyMap<number, PriceVersion>,
): CatalogueOffer[] {
  const price = prices.get(planId)
  return price === undefined ? [] : [{ planId, country: country || null, ...price }]
}
