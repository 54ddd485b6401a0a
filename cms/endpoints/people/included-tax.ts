import type { Endpoint } from 'payload'
import { languageOf } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondError } from '#cms/endpoints/api-v2/respond.ts'
import { countryOf } from '#cms/endpoints/country-of.ts'
import { call } from '#cms/endpoints/people/call.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import { readIncludedTax } from '#cms/operations/tax/read-included-tax.ts'
import { taxedPriceSchema } from '#domain/contract/included-tax.ts'
import { money } from '#domain/money/money.ts'

/** The tax in a price, for visitors and for the account in use. What a member of a team buys is the member's own. */
export const INCLUDED_TAX_ENDPOINTS: Endpoint[] = [
  call('read-included-tax', async (req, actor) => {
    const price = taxedPriceSchema.safeParse(Object.fromEntries(req.searchParams))
    if (!price.success) return respondError('bad-request')
    const { amount, currency } = price.data
    const team = sessionOf(req)?.team
    const included = await readIncludedTax(req.payload, {
      user: actor?.id ?? null,
      team: team?.role === 'owner' ? team.id : null,
      country: countryOf(req),
      price: money(BigInt(amount), currency),
      locale: languageOf(req),
    })
    return respond('included_tax', included)
  }),
]
