import { createHash } from 'node:crypto'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { ExportPeriod } from '#domain/audit-export/period.ts'
import { csvLine } from '#domain/contract/console/csv.ts'
import type { ExportedFile } from './files.ts'

/** Rows in memory at a time. */
const PAGE = 2_000

/** A file as the manifest states it. Sums are minor units by column and currency. */
export interface FileRecord {
  readonly name: string
  readonly rows: number
  readonly bytes: number
  readonly sha256: string
  readonly sums: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Writes the rows of a file page by page from a cursor. @returns what the manifest states of it */
export async function writeFile(
  transaction: Transaction,
  file: ExportedFile,
  { from, until }: ExportPeriod,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<FileRecord> {
  const names = Object.keys(file.columns)
  const columns = Object.entries(file.columns).map(
    ([name, column]) => fragment`${column} as ${fragment.identifier(name)}`,
  )
  const hash = createHash('sha256')
  const sums = new Map<string, Map<string, bigint>>()
  let [rows, bytes] = [0, 0]
  const put = async (text: string) => {
    const encoded = Buffer.from(text)
    hash.update(encoded)
    bytes += encoded.length
    await write(encoded)
  }
  // The byte order mark tells spreadsheets that the text is UTF-8.
  await put(`\uFEFF${csvLine(names)}`)
  await transaction(fragment`
    declare exported no scroll cursor for select ${fragment.join(columns, fragment`, `)} from ${file.from}
     where ${file.moment} >= ${from}::date::timestamp at time zone 'UTC'
       and ${file.moment} < (${until}::date + 1)::timestamp at time zone 'UTC'
     order by ${file.moment}, ${file.id}`)
  for (;;) {
    const page = await transaction<Record<string, string | null>>(
      fragment`fetch ${fragment.raw(String(PAGE))} from exported`,
    )
    for (const row of page) addTo(sums, file.sums, row)
    rows += page.length
    if (page.length > 0) await put(page.map((row) => csvLine(names.map((name) => row[name]))).join(''))
    if (page.length < PAGE) break
  }
  await transaction(fragment`close exported`)
  const record = (amounts: ReadonlyMap<string, bigint>) =>
    Object.fromEntries([...amounts].toSorted().map(([currency, amount]) => [currency, String(amount)]))
  return {
    name: file.name,
    rows,
    bytes,
    sha256: hash.digest('hex'),
    sums: Object.fromEntries([...sums].map(([column, amounts]) => [column, record(amounts)])),
  }
}

function addTo(
  sums: Map<string, Map<string, bigint>>,
  columns: readonly string[],
  row: Readonly<Record<string, string | null>>,
): void {
  const currency = row.currency ?? ''
  for (const column of columns) {
    const amounts = sums.get(column) ?? new Map<string, bigint>()
    amounts.set(currency, (amounts.get(currency) ?? 0n) + BigInt(row[column] ?? 0))
    sums.set(column, amounts)
  }
}
