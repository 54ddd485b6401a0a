import { z } from 'zod'
import { invalid } from '../errors.ts'
import { changes } from '../merge.ts'
import * as P from '../parameters.ts'
import { post, type Route } from '../route.ts'
import { find, fresh } from '../state.ts'

const change = z.strictObject({
  amount: P.integer,
  currency: P.currency,
  description: P.text.optional(),
  metadata: P.metadata,
})

/** Changes of a customer's balance, which the next invoices take into account: a negative balance lowers them. */
export const customerBalanceRoutes: readonly Route[] = [
  post('/v1/customers/:id/balance_transactions', change, (state, { amount, currency, ...given }, id) => {
    const before = find(state.customers, 'customer', id)
    if (before.currency !== null && before.currency !== currency)
      throw invalid(`The sandbox keeps one balance: this customer's is in ${before.currency}.`, 'currency')
    const after = state.customers.put({ ...before, currency, balance: before.balance + amount })
    state.emit('customer.updated', after, changes(before, after))
    return {
      ...fresh(state, 'cbtxn_1', 'customer_balance_transaction', given.metadata ?? {}),
      amount,
      currency,
      customer: id,
      description: given.description ?? null,
      ending_balance: after.balance,
      type: 'adjustment',
    }
  }),
]
