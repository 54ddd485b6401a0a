import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

/** Columns of amounts and counts, which are compared digit below digit. */
const NUMBERS: ReadonlySet<string> = new Set([
  'amount',
  'api_share',
  'balance',
  'base',
  'contributors',
  'credit',
  'debit',
  'deferred',
  'difference',
  'discount',
  'downloads',
  'earned',
  'fees',
  'forecast',
  'in_euro',
  'net',
  'paid',
  'platform',
  'pool_share',
  'received',
  'refunded',
  'refunds',
  'royalties',
  'sale_share',
  'sales',
  'tax',
  'tax_rate',
  'total',
  'unused',
  'weight',
])

interface RowTableProps<Row> {
  /** The key of its heading. */
  readonly heading: string
  /** Values of the text of the heading. */
  readonly texts?: Readonly<Record<string, string>>
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** The cells of a row, by the name of their field. */
  readonly columns: Readonly<Record<string, (row: Row) => ReactNode>>
}

/** A short table on a page of the billing desk, such as the refunds of a payment. */
export function RowTable<Row>({ heading, texts = {}, rows, keyOf, columns }: RowTableProps<Row>) {
  const translate = useTranslate()
  const id = useId()
  if (rows.length === 0) return null
  const names = Object.entries(columns)
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ paddingX: 2, paddingTop: 2 }}>
        {translate(heading, texts)}
      </Typography>
      <TableContainer tabIndex={0} aria-labelledby={id}>
        <Table size="small" aria-labelledby={id}>
          <TableHead>
            <TableRow>
              {names.map(([name]) => (
                <TableCell key={name} align={alignOf(name)}>
                  {translate(`console.fields.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={keyOf(row)}>
                {names.map(([name, cell]) => (
                  <TableCell
                    key={name}
                    align={alignOf(name)}
                    sx={{ overflowWrap: 'break-word', fontVariantNumeric: 'tabular-nums' }}
                  >
                    {cell(row) ?? '–'}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  )
}

function alignOf(column: string): 'left' | 'right' {
  return NUMBERS.has(column) ? 'right' : 'left'
}
