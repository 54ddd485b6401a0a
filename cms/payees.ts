import { openPayees } from '#cms/operations/cashouts/open-payees.ts'
import { refuse } from '#domain/errors/catalogue.ts'

/** Without identity checks, tax forms and payout methods no contributor can be paid. */
export const PAYEES = openPayees({
  payeeOf: async () => ({ identity: 'none', taxForm: null, method: null }),
  openPayoutMethod: async () => refuse('not-found'),
})
