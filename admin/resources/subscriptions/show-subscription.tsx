import { useRecordContext, useTranslate } from 'react-admin'
import type { SubscriptionDetail } from '#domain/contract/console/billing.ts'
import { momentText } from '../../dates/date-text.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { RowTable } from '../../money/row-table.tsx'

export default function ShowSubscription() {
  return (
    <ResourceShow resource="subscriptions" represent="plan">
      <Life />
    </ResourceShow>
  )
}

/** The commands and what happened to the subscription. React-admin shows the row of the list first. */
function Life() {
  const translate = useTranslate()
  const shown = useRecordContext<Partial<SubscriptionDetail> & { readonly id: string }>()
  if (shown?.allowed_actions === undefined || shown.events === undefined) return null
  const { id, version, allowed_actions: allowed, events } = shown
  return (
    <>
      <CommandBar resource="subscriptions" id={id} allowed={allowed} values={{ version }} />
      <RowTable
        heading="console.billing.history"
        rows={events}
        keyOf={(row) => row.id}
        columns={{
          at: (row) => momentText(row.at),
          subscription_event: (row) => translate(`console.values.subscription_event.${row.event}`),
          subscription_state: (row) => translate(`console.values.subscription_state.${row.to_state}`),
          actor_email: (row) => row.actor_email,
          reason: (row) => row.reason,
        }}
      />
    </>
  )
}
