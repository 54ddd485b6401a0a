import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { PRICE_LIMITS, type PricedForm } from '#domain/assets/change-price.ts'
import type { ChangePriceForm } from '#domain/contract/console/prices.ts'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson } from '../providers/send-request.ts'
import { centsOf } from '../submissions/read-metadata.ts'

interface PriceDialogProps {
  readonly form: PricedForm
  readonly id: number
  /** The price that the user sees, in US cents; null for free. */
  readonly price: number | null
  readonly onClose: () => void
}

/** Asks for the new price and states what follows; the server decides again. */
export function PriceDialog({ form, id, price, onClose }: PriceDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const { isPending, refused, run } = useRequest()
  const { least, most } = PRICE_LIMITS[form]

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('price') ?? '').trim()
    const sent: ChangePriceForm = { expected: price, price: centsOf(typed) }
    const changed = await run(() => sendJson(`${CONSOLE_API}/${form}s/${id}/change-price`, sent))
    await queries.invalidateQueries({ queryKey: ['prices', form, id] })
    if (!changed) return
    notify('console.prices.done', { type: 'success' })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="price-heading" fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="price-heading">{translate('console.prices.change')}</DialogTitle>
        <DialogContent>
          {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
          {translate('console.prices.effect')}
          <TextField
            name="price"
            label={translate('console.prices.amount')}
            defaultValue={price === null ? '' : (price / 100).toFixed(2)}
            error={refused.fields.price !== undefined}
            helperText={
              refused.fields.price ??
              translate('console.prices.hint', { least: least / 100, most: most / 100 })
            }
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            fullWidth
            margin="normal"
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('console.prices.change')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
