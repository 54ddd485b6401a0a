import { expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { purchaseFault } from './purchase-fault.ts'

const ORDER = { currency: 'USD', total: 1999n, gateway: 'stripe', gateway_checkout_id: 'cs_1' } as const
const CHECKOUT = { id: 'cs_1', total: money(1999, 'USD') }
const PURCHASE = { gateway: 'stripe', checkout: CHECKOUT, payments: [] } as const

test.each([
  [ORDER, PURCHASE, null],
  [{ ...ORDER, gateway_checkout_id: null }, PURCHASE, null],
  [ORDER, { ...PURCHASE, checkout: null }, null],
  [ORDER, { ...PURCHASE, checkout: { id: 'cs_1', total: money(0, 'USD') } }, null],
  [ORDER, { ...PURCHASE, checkout: { id: 'cs_1', total: money(2379, 'USD') } }, null],
  [ORDER, { ...PURCHASE, checkout: { id: 'cs_1', total: money(1998, 'USD') } }, 'cs_1 is over 1998'],
  [ORDER, { ...PURCHASE, checkout: { id: 'cs_1', total: money(1999, 'INR') } }, 'cs_1 is in INR'],
  [ORDER, { ...PURCHASE, checkout: { ...CHECKOUT, id: 'cs_2' } }, 'cs_2 is not the checkout'],
  [ORDER, { ...PURCHASE, gateway: 'paypal' }, 'the order was not sent to paypal'],
  [ORDER, { ...PURCHASE, payments: [{ id: 'in_1', amount: money(1, 'JPY') }] }, 'in_1 is in JPY'],
] as const)('%o and %o: %s', (order, purchase, fault) => {
  const found = purchaseFault(order, purchase)
  if (fault === null) expect(found).toBeNull()
  else expect(found).toContain(fault)
})
