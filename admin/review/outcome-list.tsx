import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Outcome } from './decide-each.ts'
import type { Desk } from './use-desk.ts'

interface OutcomeListProps {
  readonly outcomes: readonly Outcome<unknown>[]
  readonly textOf: Desk['textOf']
}

/** What became of each piece of a decision on several. */
export function OutcomeList({ outcomes, textOf }: OutcomeListProps) {
  const translate = useTranslate()
  if (outcomes.length === 0) return null
  const hasRefusals = outcomes.some(({ refusal }) => refusal !== null)
  return (
    <Alert severity={hasRefusals ? 'warning' : 'success'}>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        {outcomes.map(({ id, title, refusal }) => (
          <li key={id}>
            {title === '' ? id : title}:{' '}
            {refusal === null ? translate('console.review.done') : textOf(refusal.code)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
