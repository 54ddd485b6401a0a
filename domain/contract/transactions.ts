import { z } from 'zod'
import { GATEWAYS } from '#domain/contract/checkout.ts'
import { amountSchema } from '#domain/contract/orders.ts'
import { REVERSE_CHARGE_SENTENCES, TAX_NAMES } from '#domain/tax/decide-tax.ts'

const party = z.object({
  name: z.string(),
  /** Address lines below the name, as printed. */
  lines: z.array(z.string()),
  email: z.string().nullable(),
  country: z.string().length(2).nullable(),
  /** VAT number, GSTIN or the like. */
  tax_id: z.string().nullable(),
})

const wholeAmount = z.string().regex(/^\d{1,19}$/)

/** A tax of a payment, a refund or their documents. Amounts are minor units, positive also in credit notes. */
export const storedTaxSchema = z.object({
  /** Null for a tax that the gateway collected itself. */
  name: z.enum(TAX_NAMES).nullable(),
  /** Hundredths of a per cent. */
  basis_points: z.number().nonnegative().nullable(),
  base: wholeAmount,
  tax: wholeAmount,
  /** A country, or a state of India as `IN-27`. */
  jurisdiction: z.string(),
})
export type StoredTax = z.infer<typeof storedTaxSchema>

/**
 * The content of an invoice or a credit note as it was issued. It is stored with the row and never changes, whatever
 * happens to the account, the plan or the seller's address afterwards.
 */
export const invoiceDocumentSchema = z.object({
  seller: party,
  buyer: party,
  lines: z.array(
    z.object({
      title: z.string(),
      quantity: z.int().positive(),
      /** Without tax. Lines of a discount are negative. */
      amount: z.string().regex(/^-?\d{1,19}$/),
      /** The paid period of a subscription. */
      period: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).nullable(),
    }),
  ),
  /** The country whose tax is in the total; null without tax. */
  tax_country: z.string().nullable(),
  /** Documents that were issued before taxes were kept apart have none. */
  taxes: z.array(storedTaxSchema).default([]),
  /** The sentence of a sale whose tax the buyer pays itself. */
  reverse_charge: z.enum(REVERSE_CHARGE_SENTENCES).nullable().default(null),
  gateway: z.enum(GATEWAYS),
  /** The number of the invoice that a credit note corrects, or of the credit note that a debit note takes back. */
  corrects: z.string().nullable(),
})
export type InvoiceDocument = z.infer<typeof invoiceDocumentSchema>

/** A debit note takes back a credit note whose refund failed. */
export const INVOICE_KINDS = ['invoice', 'credit-note', 'debit-note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** A document of the signed-in user (`GET /api/v2/transactions/{uuid}`). Amounts are positive in each kind. */
export const transactionSchema = z.object({
  uuid: z.uuid(),
  /** The payment that it is about. */
  payment_uuid: z.uuid(),
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  issued_at: z.iso.datetime(),
  subtotal: amountSchema,
  tax: amountSchema,
  total: amountSchema,
  document: invoiceDocumentSchema,
})
export type Transaction = z.infer<typeof transactionSchema>

/** The user's transactions, newest first (`GET /api/v2/transactions`). */
export const transactionListSchema = z.object({
  hits: z.array(
    transactionSchema.omit({ document: true }).extend({ title: z.string(), gateway: z.enum(GATEWAYS) }),
  ),
  total: z.int().nonnegative(),
  page: z.int().positive(),
  pageCount: z.int().positive(),
})
export type TransactionList = z.infer<typeof transactionListSchema>
