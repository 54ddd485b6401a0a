import { z } from 'zod'
import { unprocessable } from './errors.ts'

/** Currencies that PayPal takes; those of the second list have no decimals there. */
const CENTS = 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'.split(' ')
const WHOLE = 'HUF JPY TWD'.split(' ')

/** An amount as text in major units: a number is refused, as PayPal does. */
export const moneySchema = z.strictObject({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^\d+(?:\.\d{1,2})?$/, 'must be a decimal number as text'),
})
export type Money = z.infer<typeof moneySchema>

/** The amount in minor units. @throws PaypalError for a currency, or decimals, that PayPal does not take */
export function minor({ currency_code: currency, value }: Money): number {
  const [whole = '', fraction = ''] = value.split('.')
  if (WHOLE.includes(currency)) {
    if (fraction !== '') throw unprocessable('DECIMALS_NOT_SUPPORTED', `${currency} has no decimals.`)
    return Number(whole)
  }
  if (!CENTS.includes(currency))
    throw unprocessable('CURRENCY_NOT_SUPPORTED', `The currency ${currency} is not supported.`)
  return Number(whole + fraction.padEnd(2, '0'))
}

export function amountOf(amount: number, currency: string): Money {
  if (WHOLE.includes(currency)) return { currency_code: currency, value: String(amount) }
  const digits = String(amount).padStart(3, '0')
  return { currency_code: currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` }
}

/** What PayPal keeps of a payment: 3.49 % and 0.49, in minor units. */
export function feeOf(amount: number): number {
  return Math.min(amount, Math.round((amount * 349) / 10_000) + 49)
}
