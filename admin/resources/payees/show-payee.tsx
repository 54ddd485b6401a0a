import { Alert, Stack } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { HOLD_ACTIONS } from '#domain/cashouts/decide.ts'
import type { PayeeDetail } from '#domain/contract/payees.ts'
import { PAYEE_DECISION_CODES, PAYEE_DECISIONS, type PayeeDecision } from '#domain/payees/decide.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { moneyText } from '../../money/money-text.ts'
import { RowTable } from '../../money/row-table.tsx'
import { PayeePart } from './payee-part.tsx'
import { RevealButton } from './reveal-button.tsx'

export default function ShowPayee() {
  return (
    <ResourceShow resource="payees" represent="payee_email">
      <Payee />
    </ResourceShow>
  )
}

type Subject = (typeof PAYEE_DECISIONS)[PayeeDecision]['subject']

/** The newest identity and tax form, masked, with what is decided about them and the way to see them in full. */
function Payee() {
  const translate = useTranslate()
  const payee = useRecordContext<
    Partial<PayeeDetail> & { readonly id: string; readonly payout_method?: string | null }
  >()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (payee?.allowed_actions === undefined) return null
  const {
    id,
    identity = null,
    newest_form: form = null,
    allowed_actions: allowed,
    may_reveal = false,
    held = null,
    sales = [],
  } = payee
  const about = (subject: Subject) =>
    PAYEE_DECISION_CODES.filter((code) => allowed.includes(code) && PAYEE_DECISIONS[code].subject === subject)
  return (
    <Stack spacing={1} sx={{ paddingBottom: 2 }}>
      {held !== null && (
        <Alert severity="warning" sx={{ margin: 2, marginBottom: 0 }}>
          {translate('console.cashouts.held', { reason: held })}
        </Alert>
      )}
      <CommandBar
        resource="payees"
        id={id}
        allowed={HOLD_ACTIONS.filter((action) => allowed.includes(action))}
      />
      <RowTable
        heading="console.payees.sales"
        rows={sales}
        keyOf={({ year }) => year}
        columns={{
          year: ({ year }) => year,
          sales: ({ sales: count }) => count,
          earned: ({ earned }) =>
            earned.map(({ amount, currency }) => moneyText(amount, currency)).join(', '),
          in_euro: ({ in_euro: euro }) => (euro === null ? null : moneyText(euro, 'EUR')),
          dac7: ({ dac7 }) => translate(`console.values.dac7.${dac7}`),
        }}
      />
      {identity !== null && (
        <PayeePart heading="identity" reason={identity.reason} values={identity.shown}>
          <CommandBar
            resource="payees"
            id={id}
            allowed={about('identity')}
            values={{ expected: identity.id }}
          />
          {may_reveal && <RevealButton payee={id} part="identity" />}
        </PayeePart>
      )}
      {form !== null && (
        <PayeePart heading="tax-form" reason={form.reason} values={form.shown}>
          <CommandBar resource="payees" id={id} allowed={about('tax-form')} values={{ expected: form.id }} />
          {may_reveal && <RevealButton payee={id} part="tax-form" />}
        </PayeePart>
      )}
      {may_reveal && typeof payee.payout_method === 'string' && <RevealButton payee={id} part="method" />}
    </Stack>
  )
}
