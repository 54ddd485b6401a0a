import { renderInvoice } from '#cms/invoices/render-pdf.ts'
import { printReceipt } from '#domain/cashouts/receipt.ts'
import type { CashoutReceipt } from '#domain/contract/cashouts.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** The receipt of a cashout as PDF, to download. */
export async function respondReceipt(receipt: CashoutReceipt, language: Locale): Promise<Response> {
  const issuedAt = new Date(receipt.paid_at)
  const pdf = await renderInvoice(printReceipt(receipt, language), { language, issuedAt })
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="cashout-${receipt.id}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
