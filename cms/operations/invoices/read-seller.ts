import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import type { InvoiceDocument } from '#domain/contract/transactions.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'

interface Seller {
  /** The code of its series of numbers. */
  readonly code: string
  readonly party: InvoiceDocument['seller']
  /** Its state in India, which decides on the kind of GST. */
  readonly region: string | null
}

type Invoicing = Columns<
  'invoice_settings',
  'seller' | 'name' | 'address' | 'email' | 'country' | 'region' | 'tax_id'
> &
  Record<string, unknown>

type Site = Columns<'site_settings', 'name' | 'legal_name' | 'address' | 'support_email'> &
  Record<string, unknown>

/** The seller that staff entered in the invoice settings, completed by the legal entity of the site settings. */
export async function readSeller(transaction: Transaction): Promise<Seller> {
  const [entered] = await transaction<Invoicing>(fragment`
    select seller, name, address, email, country, region, tax_id from invoice_settings limit 1`)
  const [site] = await transaction<Site>(fragment`
    select name, legal_name, address, support_email from site_settings limit 1`)
  const lines = (entered?.address || site?.address || '').split('\n').map((line) => line.trim())
  return {
    code: entered?.seller ?? DEFAULT_SERIES,
    party: {
      name: entered?.name || site?.legal_name || site?.name || DEFAULT_SITE_NAME,
      lines: lines.filter((line) => line !== ''),
      email: entered?.email || site?.support_email || null,
      country: entered?.country ?? null,
      tax_id: entered?.tax_id ?? null,
    },
    region: entered?.region || null,
  }
}

/** The code of a seller whose staff chose none; part of the numbers of issued documents. */
const DEFAULT_SERIES = 'motif'
