import { z } from 'zod'
import { invalid } from '../errors.ts'
import type { Transfer } from '../objects/balance.ts'
import { page } from '../paging.ts'
import * as P from '../parameters.ts'
import { get, post, type Route } from '../route.ts'
import { find, fresh, type StripeState } from '../state.ts'

const URL = '/v1/transfers'

const newTransfer = z.strictObject({
  amount: P.integer,
  currency: P.currency,
  destination: z.string().regex(/^acct_\w+$/, 'No such destination'),
  description: P.text.optional(),
  transfer_group: P.text.optional(),
  metadata: P.metadata,
})

const listed = z.strictObject({
  transfer_group: P.text.optional(),
  destination: P.text.optional(),
  limit: P.integer.optional(),
  starting_after: P.text.optional(),
  ending_before: P.text.optional(),
})

/** Transfers to connected accounts. The sandbox has no accounts: each id is one, and those that start with `acct_closed` are closed. */
export const transferRoutes: readonly Route[] = [
  post(URL, newTransfer, (state, { amount, currency, destination, transfer_group, ...given }) => {
    if (amount < 1) throw invalid('This value must be greater than or equal to 1.', 'amount')
    if (destination.startsWith('acct_closed'))
      throw invalid('The destination account is closed, so it takes no transfers.', 'destination')
    const transfer = state.transfers.put({
      ...fresh(state, 'tr_1', 'transfer', given.metadata ?? {}),
      amount,
      amount_reversed: 0,
      currency,
      description: given.description ?? null,
      destination,
      reversed: false,
      transfer_group: transfer_group ?? null,
    })
    state.emit('transfer.created', transfer)
    return transfer
  }),
  get(URL, listed, (state, { transfer_group, destination, ...paging }) =>
    page(URL, state.transfers.list({ transfer_group, destination }), paging),
  ),
  get(`${URL}/:id`, z.strictObject({}), (state, _, id) => find(state.transfers, 'transfer', id)),
]

/** The money of a transfer comes back whole. */
export function reverseTransfer(state: StripeState, transfer: Transfer): void {
  if (transfer.reversed) throw invalid('The transfer is reversed already.', 'transfer')
  const reversed = state.transfers.put({ ...transfer, amount_reversed: transfer.amount, reversed: true })
  state.emit('transfer.reversed', reversed, { amount_reversed: 0, reversed: false })
}
