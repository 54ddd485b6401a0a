import type { Payload } from 'payload'
import { renderInvoice } from '#cms/invoices/render-pdf.ts'
import {
  eachLine,
  printFile,
  type StoredStatement,
  showStatement,
} from '#cms/operations/statements/statement-file.ts'
import type { StatementFormat } from '#domain/contract/statements.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { csvHeader, csvRow } from '#domain/statements/csv.ts'
import { printStatement } from '#domain/statements/printed.ts'

interface Asked {
  readonly format: StatementFormat
  readonly language: Locale
}

const TYPES = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
} as const satisfies Record<StatementFormat, string>

/** A statement as a file to download. JSON and CSV are sent while they are read; a statement may have 100,000 lines. */
export async function respondStatement(
  payload: Payload,
  stored: StoredStatement,
  { format, language }: Asked,
): Promise<Response> {
  const { month, contributor } = stored.head
  const headers = {
    'Content-Type': TYPES[format],
    'Content-Disposition': `attachment; filename="statement-${month}-${contributor}.${format}"`,
    'Cache-Control': 'private, no-store',
  }
  if (format === 'json') return new Response(streamOf(printFile(payload, stored)), { headers })
  if (format === 'csv') return new Response(streamOf(printCsv(payload, stored)), { headers })
  const printed = printStatement(await showStatement(payload, stored), language)
  const pdf = await renderInvoice(printed, { language, issuedAt: stored.publishedAt })
  return new Response(Buffer.from(pdf), { headers })
}

async function* printCsv(payload: Payload, { id }: StoredStatement): AsyncGenerator<string> {
  yield csvHeader()
  for await (const line of eachLine(payload, id)) yield csvRow(line)
}

/** A stream that reads the next piece when the client has taken the one before. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
}
