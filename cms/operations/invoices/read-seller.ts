import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import type { InvoiceDocument } from '#domain/contract/transactions.ts'

interface Seller {
  /** The code of its series of numbers. */
  readonly code: string
  readonly party: InvoiceDocument['seller']
  /** Its state in India, which decides on the kind of GST. */
  readonly region: string | null
}

type Row = Columns<
  'invoice_settings',
  'seller' | 'name' | 'address' | 'email' | 'country' | 'region' | 'tax_id'
> &
  Record<string, unknown>

/** The seller that staff entered in the invoice settings. */
export async function readSeller(transaction: Transaction): Promise<Seller> {
  const [row] = await transaction<Row>(fragment`
    select seller, name, address, email, country, region, tax_id from invoice_settings limit 1`)
  if (row === undefined) return { code: 'motif', party: { ...NOBODY, name: 'Motif' }, region: null }
  const { seller, name, address, email, country, region, tax_id } = row
  const lines = (address ?? '').split('\n').map((line) => line.trim())
  const party = { name, lines: lines.filter((line) => line !== ''), email, country, tax_id }
  return { code: seller, party, region: region || null }
}

const NOBODY = { lines: [], email: null, country: null, tax_id: null }
