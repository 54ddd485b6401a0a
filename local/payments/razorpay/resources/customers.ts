import { z } from 'zod'
import { invalid } from '../errors.ts'
import { get, none, notes, post, type Route } from '../route.ts'
import { find, fresh } from '../state.ts'

const create = z.strictObject({
  name: z.string().min(3).max(50).optional(),
  email: z.email().max(64).optional(),
  contact: z.string().max(15).optional(),
  /** `0` answers with the customer that has the same email. */
  fail_existing: z.union([z.enum(['0', '1']), z.literal(0), z.literal(1)]).default('1'),
  gstin: z.string().optional(),
  notes,
})

export const customerRoutes: readonly Route[] = [
  post('/v1/customers', create, (state, given) => {
    const { name = null, email = null, contact = null, gstin = null } = given
    const [known] = email === null ? [] : state.customers.list({ email })
    if (known !== undefined && String(given.fail_existing) === '0') return known
    if (known !== undefined) throw invalid('Customer already exists for the merchant')
    const base = fresh(state, 'cust_', 'customer')
    return state.customers.put({ ...base, name, email, contact, gstin, notes: given.notes })
  }),
  get('/v1/customers/:id', none, (state, _, id) => find(state.customers, id)),
]
