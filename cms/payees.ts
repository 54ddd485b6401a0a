import { openPayees } from '#cms/operations/cashouts/open-payees.ts'
import { openPayoutMethod } from '#cms/operations/payees/open-method.ts'
import { payeeOf } from '#cms/operations/payees/payee-of.ts'

/** How contributors can be paid, by what they stated and finance accepted. */
export const PAYEES = openPayees({ payeeOf, openPayoutMethod })
