import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface ReportTableProps {
  readonly heading: string
  readonly level?: 'h2' | 'h3'
  readonly caption?: string | undefined
  /** The heads of the columns; the first names what a row is. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** One report: a heading, and its rows or that there are none. */
export function ReportTable({ heading, level = 'h2', caption, columns, rows }: ReportTableProps) {
  const translate = useTranslate()
  return (
    <section>
      <Typography variant={level} gutterBottom>
        {heading}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{translate('console.analytics.none')}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            {caption !== undefined && <caption>{caption}</caption>}
            <TableHead>
              <TableRow>
                {columns.map((column, index) => (
                  <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
                    {column}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ key, cells: [name, ...others] }) => (
                <TableRow key={key}>
                  <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                    {name}
                  </TableCell>
                  {others.map((cell, index) => (
                    <TableCell key={columns[index + 1]} align="right">
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </section>
  )
}
