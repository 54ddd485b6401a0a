import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableRow,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { DESK_KEYS } from './keys.ts'

/** The list of keys. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-heading">
      <DialogTitle id="keys-heading">{translate('console.review.keys.heading')}</DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableBody>
            {DESK_KEYS.map(({ keys, text }) => (
              <TableRow key={text}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {keys.map((key) => (
                    <kbd key={key} style={{ marginInlineEnd: '0.5rem' }}>
                      {key}
                    </kbd>
                  ))}
                </TableCell>
                <TableCell>{translate(text)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
