import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { FEATURES } from '#seed/plans/features.ts'
import { SEED_PLANS } from '#seed/plans/plans.ts'
import type { SeedPlan } from '#seed/plans/seed-plan.ts'
import { idsByKey } from '../rows/insert-missing.ts'
import type { TransactionOnly } from './transaction.ts'

/** The plans that do not exist yet: those that staff changed stay as they are. */
export async function newPlans(client: pg.ClientBase): Promise<readonly SeedPlan[]> {
  const known = await idsByKey(client, 'plans', 'slug')
  return SEED_PLANS.filter(({ slug }) => !known.has(slug))
}

/** Creates plans in every language. Translations name the features by the ids of the English ones. */
export async function createPlans(
  payload: Payload,
  req: TransactionOnly,
  plans: readonly SeedPlan[],
): Promise<void> {
  for (const plan of plans) {
    const { slug, type, audience, condition, members, trialDays, hasCard, isHighlighted, save } = plan
    const made = await payload.create({
      collection: 'plans',
      depth: 0,
      locale: DEFAULT_LOCALE,
      data: {
        ...{ slug, type, audience, condition, members, trialDays, hasCard, isHighlighted, save },
        ...textsIn(plan, DEFAULT_LOCALE),
        quantity: 10,
        position: SEED_PLANS.indexOf(plan),
        isSold: true,
        capabilities: [...plan.capabilities],
        otherIds: [...plan.otherIds],
        offers: [...plan.offers],
        allowances: plan.allowances.map(({ kinds, ...allowance }) => ({ ...allowance, kinds: [...kinds] })),
      },
      req,
    })
    const rows = made.features ?? []
    for (const locale of LOCALE_CODES) {
      if (locale === DEFAULT_LOCALE) continue
      const { features, ...texts } = textsIn(plan, locale)
      const data = {
        ...texts,
        features: features.map((row, place) => ({ ...row, id: rows[place]?.id ?? null })),
      }
      await payload.update({ collection: 'plans', depth: 0, id: made.id, locale, data, req })
    }
  }
}

function textsIn({ names, taglines, features }: SeedPlan, locale: Locale) {
  return {
    name: names[locale],
    tagline: taglines[locale],
    features: features.map((feature) => ({ text: FEATURES[feature][locale] })),
  }
}
