import { useRecordContext } from 'react-admin'
import type { WebhookDetail } from '#domain/contract/console/billing.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'

export default function ShowWebhook() {
  return (
    <ResourceShow resource="webhooks" represent="event">
      <Commands />
    </ResourceShow>
  )
}

function Commands() {
  const webhook = useRecordContext<Partial<WebhookDetail> & { readonly id: number }>()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (webhook?.allowed_actions === undefined) return null
  return <CommandBar resource="webhooks" id={webhook.id} allowed={webhook.allowed_actions} />
}
