import type { Endpoint } from 'payload'
import { languageOf } from '#cms/endpoints/api-v2/query.ts'
import { endpoint, respond } from '#cms/endpoints/api-v2/respond.ts'
import { countryOf } from '#cms/endpoints/country-of.ts'
import { readPlans } from '#cms/operations/plans/read-plans.ts'
import { paymentGateways } from '#cms/payment-gateways.ts'
import { soldPlan } from '#domain/contract/plans.ts'

/** The plans on sale with the prices of every market: public, the same for all visitors. */
export const PLAN_ENDPOINTS: Endpoint[] = [
  endpoint('get', '/plans', async (req) => {
    const configured = Object.values(paymentGateways()).map(({ code }) => code)
    const plans = await readPlans(req.payload, languageOf(req))
    return respond(
      'plans',
      plans.filter(({ isSold }) => isSold).map((plan) => soldPlan(plan, configured)),
    )
  }),
  // Pages are cached for all visitors, so the browser reads for which country it shows prices.
  endpoint('get', '/country', async (req) => respond('country', countryOf(req))),
]
