import { z } from 'zod'
import { CASHOUT_GATES } from '#domain/cashouts/gates.ts'
import { CASHOUT_STATE_CODES } from '#domain/cashouts/states.ts'
import { amountSchema } from '#domain/contract/orders.ts'
import { invoiceDocumentSchema } from '#domain/contract/transactions.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { PAYOUT_METHODS } from '#domain/payees/payee.ts'

/** `POST /api/v2/auth/cashouts`: requests the whole available balance of a currency. */
export const cashoutFormSchema = z.object({
  contributor: z.int().positive(),
  currency: z.enum(PRICE_CURRENCIES),
  /** Made by the client for each request: a repeated one is the same cashout. */
  key: z.uuid(),
})
export type CashoutForm = z.output<typeof cashoutFormSchema>

const moment = z.iso.datetime()

const ownCashoutSchema = z.object({
  id: z.uuid(),
  state: z.enum(CASHOUT_STATE_CODES),
  amount: amountSchema,
  withheld: amountSchema,
  fee: amountSchema,
  net: amountSchema,
  method: z.enum(PAYOUT_METHODS),
  /** Null once the account is deleted. */
  method_masked: z.string().nullable(),
  /** Why it was rejected or failed. */
  reason: z.string().nullable(),
  /** PayPal waits for its recipient to claim the money. */
  is_unclaimed: z.boolean(),
  /** Until when the state changes; null for a settled or held one. */
  expected_by: moment.nullable(),
  created_at: moment,
  approved_at: moment.nullable(),
  sent_at: moment.nullable(),
  settled_at: moment.nullable(),
})
export type OwnCashout = z.infer<typeof ownCashoutSchema>

const balanceSchema = z.object({
  currency: z.enum(PRICE_CURRENCIES),
  pending: amountSchema,
  available: amountSchema,
  /** In a request, and in a cashout that is being sent. */
  on_hold: amountSchema,
  paid: amountSchema,
  minimum: amountSchema,
  /** What a request would take off now; null without a tax form and a method. */
  deductions: z
    .object({ us_source: amountSchema, withheld: amountSchema, fee: amountSchema, net: amountSchema })
    .nullable(),
  /** What is missing for a request, in the order in which it is checked. */
  missing: z.array(z.enum(CASHOUT_GATES)),
})

/** `GET /api/v2/auth/cashouts`: the cashouts of each of the user's profiles. */
export const cashoutDeskSchema = z.object({
  profiles: z.array(
    z.object({
      contributor: z.int(),
      name: z.string(),
      /** Why finance holds the payouts; null where it does not. */
      held: z.string().nullable(),
      /** The payment days of a request that is made now. */
      pay_window: z.object({ from: moment, to: moment }),
      /** From when on a first payout can be requested; null once it can, and before the first sale. */
      first_payout_at: moment.nullable(),
      balances: z.array(balanceSchema),
      /** The newest first. */
      cashouts: z.array(ownCashoutSchema),
    }),
  ),
})
export type CashoutDesk = z.infer<typeof cashoutDeskSchema>

/** The id of a cashout, in a query. */
export const cashoutIdSchema = z.uuid()

/** `GET /api/v2/auth/cashouts/receipt`: a paid cashout. */
export const cashoutReceiptSchema = z.object({
  id: cashoutIdSchema,
  payer: invoiceDocumentSchema.shape.seller,
  /** The name of the profile. */
  payee: z.string(),
  amount: amountSchema,
  /** The part that is income from the United States, from which tax is withheld. */
  us_source: amountSchema,
  withheld: amountSchema,
  fee: amountSchema,
  net: amountSchema,
  tax_form: z.string(),
  method: z.enum(PAYOUT_METHODS),
  method_masked: z.string().nullable(),
  /** The provider's or the bank's reference. */
  transfer: z.string().nullable(),
  requested_at: moment,
  paid_at: moment,
})
export type CashoutReceipt = z.infer<typeof cashoutReceiptSchema>
