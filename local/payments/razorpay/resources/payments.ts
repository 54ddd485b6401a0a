import { z } from 'zod'
import { get, listing, none, page, type Route } from '../route.ts'
import { find } from '../state.ts'

export const paymentRoutes: readonly Route[] = [
  get('/v1/payments', z.strictObject(listing), (state, paging) => page(state.payments.list(), paging)),
  get('/v1/payments/:id', none, (state, _, id) => find(state.payments, id)),
  get('/v1/disputes/:id', none, (state, _, id) => find(state.disputes, id)),
]
