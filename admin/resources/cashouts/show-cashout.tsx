import { Alert } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { CashoutDetail } from '#domain/contract/console/cashouts.ts'
import { momentText } from '../../dates/date-text.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { RowTable } from '../../money/row-table.tsx'

export default function ShowCashout() {
  return (
    <ResourceShow resource="cashouts" represent="contributor_name">
      <Decision />
    </ResourceShow>
  )
}

/** The commands, the hold and each step with its person. */
function Decision() {
  const translate = useTranslate()
  const cashout = useRecordContext<Partial<CashoutDetail> & { readonly id: string }>()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (cashout?.allowed_actions === undefined || cashout.events === undefined) return null
  return (
    <>
      {typeof cashout.held === 'string' && (
        <Alert severity="warning" sx={{ margin: 2, marginBottom: 0 }}>
          {translate('console.cashouts.held', { reason: cashout.held })}
        </Alert>
      )}
      <CommandBar resource="cashouts" id={cashout.id} allowed={cashout.allowed_actions} />
      <RowTable
        heading="console.cashouts.steps"
        rows={cashout.events}
        keyOf={({ id }) => id}
        columns={{
          at: ({ at }) => momentText(at),
          cashout_state: ({ cashout_state: state }) => translate(`console.values.cashout_state.${state}`),
          actor_email: ({ actor }) => actor,
          reason: ({ reason }) => reason,
        }}
      />
    </>
  )
}
