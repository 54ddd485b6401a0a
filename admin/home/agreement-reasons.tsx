import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Agreement } from '#domain/review/agreement.ts'

/** How often both reviewers gave a reason, and each of them. */
export function AgreementReasons({ reasons }: Pick<Agreement, 'reasons'>) {
  const translate = useTranslate()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('console.agreement.reason')}</TableCell>
            {(['both', 'first', 'second'] as const).map((column) => (
              <TableCell key={column} align="right">
                {translate(`console.agreement.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {reasons.map(({ reason, both, first, second }) => (
            <TableRow key={reason}>
              <TableCell component="th" scope="row">
                {translate(`console.reasons.${reason}`)}
              </TableCell>
              <TableCell align="right">{both}</TableCell>
              <TableCell align="right">{first}</TableCell>
              <TableCell align="right">{second}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
