import { Alert, AlertTitle } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { DifferenceDetail } from '#domain/contract/console/billing.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'

export default function ShowDifference() {
  return (
    <ResourceShow resource="payment-differences" represent="object">
      <Advice />
      <Commands />
    </ResourceShow>
  )
}

/** What to do about the kind of difference, while it is open. */
function Advice() {
  const translate = useTranslate()
  const difference = useRecordContext<{
    readonly difference_kind?: string
    readonly difference_state?: string
  }>()
  if (difference?.difference_state !== 'open') return null
  return (
    <Alert severity="info" sx={{ margin: 2, marginBottom: 0 }}>
      <AlertTitle>{translate('console.differences.heading')}</AlertTitle>
      {translate(`console.differences.advice.${difference.difference_kind}`)}
    </Alert>
  )
}

function Commands() {
  const difference = useRecordContext<Partial<DifferenceDetail> & { readonly id: number }>()
  // React-admin shows the row of the list, which has no actions, until the record itself has arrived.
  if (difference?.allowed_actions === undefined) return null
  return <CommandBar resource="payment-differences" id={difference.id} allowed={difference.allowed_actions} />
}
