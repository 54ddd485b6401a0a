import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

interface MoneyTableProps<Row> {
  /** The id of its heading. */
  readonly labelledBy: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly columns: readonly MoneyColumn<Row>[]
}

export interface MoneyColumn<Row> {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
  /** Left out on narrow screens: other columns say the same. */
  readonly isExtra?: boolean
}

/** A table whose first column names its rows. It scrolls by keyboard where it is wide. */
export function MoneyTable<Row>({ labelledBy, rows, keyOf, columns }: MoneyTableProps<Row>) {
  const align = ({ isNumber = false }: MoneyColumn<Row>) => (isNumber ? 'right' : 'left')
  const look = ({ isNumber = false, isExtra = false }: MoneyColumn<Row>) => ({
    overflowWrap: 'break-word',
    ...(isNumber && { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
    ...(isExtra && { display: { xs: 'none', sm: 'table-cell' } }),
  })
  return (
    <TableContainer tabIndex={0} aria-labelledby={labelledBy} sx={{ maxHeight: '28rem' }}>
      <Table size="small" aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.name}
                align={align(column)}
                sx={{ ...look(column), whiteSpace: 'normal' }}
              >
                {column.name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map((column, index) => (
                <TableCell
                  key={column.name}
                  align={align(column)}
                  sx={look(column)}
                  {...(index === 0 && { component: 'th', scope: 'row' })}
                >
                  {column.cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
