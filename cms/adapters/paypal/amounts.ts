import type { Money as PaypalMoney } from '@paypal/paypal-server-sdk'
import { CURRENCY_EXPONENTS, type Currency, isCurrency } from '#domain/money/currencies.ts'
import type { Money } from '#domain/money/money.ts'
import { decimalText, readDecimal } from '#domain/money/text.ts'

/** Currencies that PayPal takes without decimals though ISO 4217 gives them some (developer.paypal.com, "Currency codes"). */
const WHOLE: ReadonlySet<Currency> = new Set(['HUF', 'TWD'])

/** An amount as PayPal takes it: text in major units. @throws RangeError for an amount that PayPal cannot express */
export function toPaypal(amount: Money): PaypalMoney {
  const { currency } = amount
  const value = decimalText(amount)
  if (!WHOLE.has(currency)) return { currencyCode: currency, value }
  const [whole = '', fraction = ''] = value.split('.')
  if (/[1-9]/.test(fraction)) throw new RangeError(`PayPal takes no decimals of ${currency}: ${value}`)
  return { currencyCode: currency, value: whole }
}

/** @throws RangeError for an unknown currency or a text that is no amount of it */
export function fromPaypal({ currencyCode, value }: PaypalMoney): Money {
  if (!isCurrency(currencyCode)) throw new RangeError(`the currency ${currencyCode} is unknown`)
  const read = readDecimal(trimmed(value, CURRENCY_EXPONENTS[currencyCode]), currencyCode)
  if (read === null) throw new RangeError(`${value} is no amount of ${currencyCode}`)
  return read
}

/** Reports also state whole currencies with zeros as decimals, such as `500.00` yen. */
function trimmed(value: string, exponent: number): string {
  return exponent === 0 ? value.replace(/\.0+$/, '') : value
}
