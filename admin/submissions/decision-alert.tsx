import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { SubmissionState } from '#domain/review/states.ts'
import { isDecision } from '#domain/review/transitions.ts'
import { DecisionReasons } from './decision-reasons.tsx'

/** States in which the author is to do something about a decision. */
const ANSWERED: ReadonlySet<SubmissionState> = new Set(['changes-requested', 'rejected'])

/** Why a submission or a pack came back, above everything else: the history is at the end of the page. */
export function DecisionAlert({ state, history }: Pick<SubmissionDetail, 'state' | 'history'>) {
  const translate = useTranslate()
  const decision = history.findLast(({ command }) => isDecision(command))
  if (decision === undefined || !ANSWERED.has(state)) return null
  return (
    <Alert severity={state === 'rejected' ? 'error' : 'warning'}>
      {translate(`console.values.state.${state}`)}
      <DecisionReasons reasons={decision.reasons} note={decision.note} />
    </Alert>
  )
}
