import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { DECISIONS_WITH_REASONS } from '#domain/review/transitions.ts'
import type { DeskDecision } from './use-desk.ts'

/** Decisions with their keys (domain.md). */
export const DECISION_KEYS = {
  approve: 'a',
  return: 'f',
  reject: 'r',
  'request-opinion': 'o',
} as const satisfies Record<DeskDecision, string>
export const DESK_DECISIONS = Object.keys(DECISION_KEYS) as readonly DeskDecision[]

/** Whether a decision may be sent: the server offers it, and reasons are chosen where it needs them. */
export function mayDecide(
  decision: DeskDecision,
  { allowed_actions: allowed }: Pick<SubmissionDetail, 'allowed_actions'>,
  reasons: number,
): boolean {
  const needsReasons = DECISIONS_WITH_REASONS.some((command) => command === `submission.${decision}`)
  return allowed.includes(decision) && (!needsReasons || reasons > 0)
}

interface DecisionBarProps {
  readonly submission: SubmissionDetail
  readonly reasons: number
  readonly isPending: boolean
  readonly onDecide: (decision: DeskDecision) => void
  readonly onSkip: () => void
}

const COLOURS = {
  approve: 'success',
  return: 'inherit',
  reject: 'error',
  'request-opinion': 'inherit',
} as const

/** In view wherever the reviewer reads: the reasons, the history, or the picture on a phone. */
const BAR = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  paddingBlock: { xs: 1, sm: 1.5 },
  backgroundColor: 'var(--bg)',
  borderTop: '1px solid var(--line)',
} as const

export function DecisionBar({ submission, reasons, isPending, onDecide, onSkip }: DecisionBarProps) {
  const translate = useTranslate()
  return (
    <Box sx={BAR}>
      {DESK_DECISIONS.filter((decision) => submission.allowed_actions.includes(decision)).map((decision) => (
        <Button
          key={decision}
          variant={decision === 'approve' ? 'contained' : 'outlined'}
          color={COLOURS[decision]}
          disabled={isPending || !mayDecide(decision, submission, reasons)}
          aria-keyshortcuts={DECISION_KEYS[decision].toUpperCase()}
          onClick={() => onDecide(decision)}
        >
          {translate(`console.actions.${decision}`)} ({DECISION_KEYS[decision].toUpperCase()})
        </Button>
      ))}
      <Button disabled={isPending} aria-keyshortcuts="J ArrowRight" onClick={onSkip}>
        {translate('console.review.skip')} (J)
      </Button>
    </Box>
  )
}
