import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { ReasonDialog } from '../commands/reason-dialog.tsx'
import { sendJson } from '../providers/send-request.ts'

interface RateFormProps {
  readonly year: number
  readonly onSet: () => void
}

const MAX_REASON = 1_000
const CONVERTED = PRICE_CURRENCIES.filter((currency) => currency !== 'EUR')

/** Enters the exchange rate of a year. */
export function RateForm({ year, onSet }: RateFormProps) {
  const translate = useTranslate()
  const [currency, setCurrency] = useState<string>(CONVERTED[0] ?? '')
  const [rate, setRate] = useState('')
  const [isOpen, setOpen] = useState(false)
  const command = translate('console.finance.reports.setRate')
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', marginTop: 1 }}
    >
      <TextField
        select
        label={translate('console.fields.currency')}
        value={currency}
        onChange={({ target }) => setCurrency(target.value)}
      >
        {CONVERTED.map((code) => (
          <MenuItem key={code} value={code}>
            {code}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('console.finance.reports.perEuro')}
        value={rate}
        onChange={({ target }) => setRate(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 13 } }}
      />
      <Button variant="outlined" disabled={rate === ''} onClick={() => setOpen(true)}>
        {command}
      </Button>
      {isOpen && (
        <ReasonDialog
          command={command}
          effect={translate('console.finance.reports.rate', { currency, rate })}
          field="reason"
          label={translate('console.fields.reason')}
          maxLength={MAX_REASON}
          done="console.billing.done"
          send={async (reason) => {
            await sendJson(`${CONSOLE_API}/yearly-reports/rates`, { year, currency, rate, reason })
            onSet()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}
