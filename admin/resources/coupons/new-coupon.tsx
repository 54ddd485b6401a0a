import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, usePermissions, useRefresh, useTranslate } from 'react-admin'
import { CONSOLE_API, type ConsoleSession } from '#domain/contract/console/session.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'
import { useRequest } from '../../commands/use-request.ts'
import { sendJson } from '../../providers/send-request.ts'

interface Field {
  readonly required: boolean
  readonly type: 'text' | 'number' | 'date'
  readonly pattern?: string
  readonly min?: number
  readonly max?: number
  readonly maxLength?: number
}

/** The fields in their order, how each is typed, and what the browser accepts: as the server does (`newCouponSchema`). */
const FIELDS = {
  code: { required: true, type: 'text', pattern: '[A-Za-z0-9][A-Za-z0-9\\-]{2,39}' },
  percent: { required: false, type: 'number', min: 1, max: 100 },
  amount_USD: { required: false, type: 'text' },
  amount_EUR: { required: false, type: 'text' },
  amount_INR: { required: false, type: 'text' },
  max_uses: { required: false, type: 'number', min: 1, max: 1_000_000 },
  until: { required: false, type: 'date' },
  offer_slug: { required: false, type: 'text' },
  offer_title: { required: false, type: 'text', maxLength: 80 },
  offer_text: { required: false, type: 'text', maxLength: 400 },
  reason: { required: true, type: 'text', maxLength: 1_000 },
} as const satisfies Record<string, Field>
type FieldName = keyof typeof FIELDS
const NAMES = Object.keys(FIELDS) as readonly FieldName[]

/** Issues a coupon of a percentage or of amounts for all plans, with a page where its fields are filled. */
export default function NewCoupon() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const heading = useId()
  const { permissions: session } = usePermissions<ConsoleSession | null>()
  const { isPending, refused, run } = useRequest()
  const [isOpen, setOpen] = useState(false)
  if (!session || commandScope(session, 'coupon.issue') === null) return null

  /** The server names the parts of `amounts` and `offer` by their path. */
  function faultOf(name: FieldName): string | undefined {
    if (name.startsWith(AMOUNT))
      return Object.entries(refused.fields).find(([path]) => path.startsWith('amounts'))?.[1]
    return refused.fields[name] ?? refused.fields[name.replace('offer_', 'offer.')]
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = formOf(new FormData(event.currentTarget))
    if (!(await run(() => sendJson(`${CONSOLE_API}/coupons`, form)))) return
    notify('console.billing.done', { type: 'success' })
    refresh()
    setOpen(false)
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('console.billing.coupons.new')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={heading} fullWidth maxWidth="xs">
        <form onSubmit={submit}>
          <DialogTitle id={heading}>{translate('console.billing.coupons.new')}</DialogTitle>
          <DialogContent>
            {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
            {translate('console.billing.coupons.hint')}
            {NAMES.map((name) => {
              const { required, type, ...limits }: Field = FIELDS[name]
              return (
                <TextField
                  key={name}
                  name={name}
                  type={type}
                  required={required}
                  label={labelOf(name, translate)}
                  error={faultOf(name) !== undefined}
                  helperText={
                    faultOf(name) ?? (name === 'code' && translate('console.billing.coupons.codeHint'))
                  }
                  slotProps={{
                    inputLabel: type === 'date' ? { shrink: true } : {},
                    // The browser says it of a code that does not fit.
                    htmlInput: {
                      ...limits,
                      ...(name === 'code' && { title: translate('console.billing.coupons.codeHint') }),
                    },
                  }}
                  margin="dense"
                  fullWidth
                />
              )
            })}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {translate('ra.action.create')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}

function labelOf(name: FieldName, translate: (key: string, values?: object) => string): string {
  if (name.startsWith(AMOUNT))
    return translate('console.billing.coupons.amount', { currency: name.slice(AMOUNT.length) })
  return translate(`console.fields.${name === 'until' ? 'ends_at' : name}`)
}

const AMOUNT = 'amount_'

/** A coupon ends with the chosen day, in UTC. */
function formOf(data: FormData) {
  const text = (name: FieldName) => String(data.get(name) ?? '').trim()
  const number = (name: FieldName) => (text(name) === '' ? null : Number(text(name)))
  return {
    code: text('code'),
    percent: number('percent'),
    amounts: PRICE_CURRENCIES.flatMap((currency) => {
      const amount = text(`amount_${currency}`).replace(',', '.')
      return amount === '' ? [] : [{ currency, amount }]
    }),
    offer:
      text('offer_slug') === ''
        ? null
        : { slug: text('offer_slug'), title: text('offer_title'), text: text('offer_text') },
    max_uses: number('max_uses'),
    until: text('until') === '' ? null : `${text('until')}T23:59:59Z`,
    reason: text('reason'),
  }
}
