import { z } from 'zod'
import { CURRENCIES } from '#domain/money/currencies.ts'

/** What a purchase costs (`GET /api/v2/included-tax`): minor units, tax included. */
export const taxedPriceSchema = z.object({
  amount: z.string().regex(/^\d{1,12}$/),
  currency: z.enum(CURRENCIES as [(typeof CURRENCIES)[number], ...(typeof CURRENCIES)[number][]]),
})

/** The tax in a price for this buyer, as sentences in the language asked for; none where no tax is collected. */
export const includedTaxSchema = z.object({ notes: z.array(z.string()) })
export type IncludedTax = z.infer<typeof includedTaxSchema>
