import { fragment, type SQL } from '#cms/operations/database.ts'
import { CURRENCIES, CURRENCY_EXPONENTS } from '#domain/money/currencies.ts'

/** An amount of minor units as a decimal number of major units, with all decimals of its currency. */
export function majorUnits(amount: SQL, currency: SQL): SQL {
  return fragment`case when ${currency} in (${codes(0)}) then ${amount}::numeric
    when ${currency} in (${codes(3)}) then round(${amount} / 1000.0, 3) else round(${amount} / 100.0, 2) end`
}

function codes(exponent: number): SQL {
  const chosen = CURRENCIES.filter((code) => CURRENCY_EXPONENTS[code] === exponent)
  return fragment.raw(chosen.map((code) => `'${code}'`).join(', '))
}
