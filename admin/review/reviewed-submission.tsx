import { Box, Chip, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { MAX_MARKS, type Mark, middleMark } from '#domain/review/marks.ts'
import { digitOf, REASON_CODES, type Reason } from '#domain/review/reasons.ts'
import { DemonstrationMark } from '../lists/demonstration-mark.tsx'
import { HistoryList } from '../submissions/history-list.tsx'
import { LintList } from '../submissions/lint-list.tsx'
import { DECISION_KEYS, DESK_DECISIONS, DecisionBar, mayDecide } from './decision-bar.tsx'
import { ReasonPicker } from './reason-picker.tsx'
import { Siblings } from './siblings.tsx'
import { BACKGROUND_CODES, type Background, Stage } from './stage.tsx'
import type { Desk, DeskDecision } from './use-desk.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface ReviewedSubmissionProps {
  readonly submission: SubmissionDetail
  readonly desk: Pick<Desk, 'decide' | 'decideAll' | 'skip' | 'previous' | 'isPending'>
  readonly hasShortcuts: boolean
}

/** One submission on the desk, with everything that a decision needs. */
export function ReviewedSubmission({ submission, desk, hasShortcuts }: ReviewedSubmissionProps) {
  const translate = useTranslate()
  const [reasons, setReasons] = useState<ReadonlySet<Reason>>(new Set())
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [note, setNote] = useState('')
  const [background, setBackground] = useState<Background>('plate')
  const [isOverlaid, setOverlaid] = useState(false)
  const { isPending } = desk

  const form = { reasons: [...reasons], note }
  /** New marks have the reason that was chosen last. */
  const markedReason = marks.length < MAX_MARKS ? (form.reasons.at(-1) ?? null) : null
  const toggle = (reason: Reason) => {
    setReasons((before) => toggled(before, reason))
    if (reasons.has(reason)) setMarks(marks.filter((mark) => mark.reason !== reason))
  }
  const decide = (decision: DeskDecision) => {
    if (!isPending && mayDecide(decision, submission, reasons.size))
      void desk.decide(decision, { ...form, marks: [...marks] })
  }
  useShortcuts(
    {
      ...Object.fromEntries(
        DESK_DECISIONS.map((decision) => [DECISION_KEYS[decision], () => decide(decision)]),
      ),
      ...Object.fromEntries(
        REASON_CODES.slice(0, 9).map((reason) => [String(digitOf(reason)), () => toggle(reason)]),
      ),
      g: () => setBackground(after(background)),
      s: () => setOverlaid(!isOverlaid),
      m: () => {
        if (markedReason !== null) setMarks([...marks, middleMark(markedReason)])
      },
      ...Object.fromEntries(
        ['j', 'arrowright'].map((key) => [
          key,
          () => {
            if (!isPending) void desk.skip()
          },
        ]),
      ),
      k: () => {
        if (!isPending) void desk.previous()
      },
    },
    hasShortcuts,
  )

  const { title, contributor_name: contributor, record, state, kind } = submission
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        gap: 3,
      }}
    >
      <div>
        <Stage
          submission={submission}
          background={background}
          onBackground={setBackground}
          isOverlaid={isOverlaid}
          marks={marks}
          markedReason={markedReason}
          onMarks={setMarks}
        />
        <DecisionBar
          submission={submission}
          reasons={reasons.size}
          isPending={isPending}
          onDecide={decide}
          onSkip={desk.skip}
        />
      </div>
      <Stack spacing={2}>
        <div>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {contributor} · {translate('console.review.record', record)}
          </Typography>
          <Stack direction="row" spacing={0.5} sx={{ marginTop: 1 }}>
            <Chip size="small" label={translate(`console.values.state.${state}`)} />
            <Chip size="small" variant="outlined" label={translate(`console.values.kind.${kind}`)} />
            {submission.is_demonstration && <DemonstrationMark />}
          </Stack>
        </div>
        <LintList results={submission.lint} />
        <Stack
          direction="row"
          spacing={0.5}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
          aria-label={translate('console.metadata.keywords')}
        >
          {submission.keywords.map((keyword) => (
            <Chip key={keyword} size="small" label={keyword} />
          ))}
        </Stack>
        <ReasonPicker chosen={reasons} onToggle={toggle} results={submission.lint} />
        <Typography variant="caption" color="text.secondary">
          {translate('console.review.markHint')}
        </Typography>
        <TextField
          label={translate('console.review.note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
          multiline
          minRows={2}
        />
        <Siblings submission={submission} desk={desk} form={form} hasShortcuts={hasShortcuts} />
        <HistoryList entries={submission.history} />
      </Stack>
    </Box>
  )
}

function toggled(reasons: ReadonlySet<Reason>, reason: Reason): ReadonlySet<Reason> {
  return reasons.has(reason)
    ? new Set([...reasons].filter((one) => one !== reason))
    : new Set([...reasons, reason])
}

function after(background: Background): Background {
  const next = (BACKGROUND_CODES.indexOf(background) + 1) % BACKGROUND_CODES.length
  return BACKGROUND_CODES[next] ?? 'plate'
}
