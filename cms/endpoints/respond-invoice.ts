import { renderInvoice } from '#cms/invoices/render-pdf.ts'
import type { Transaction } from '#domain/contract/transactions.ts'
import { printInvoice } from '#domain/invoices/printed.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** An invoice or credit note as PDF, to download. */
export async function respondInvoice(transaction: Transaction, language: Locale): Promise<Response> {
  const issuedAt = new Date(transaction.issued_at)
  const pdf = await renderInvoice(printInvoice(transaction, language), { language, issuedAt })
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${transaction.number}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
