import { Box, Chip, Stack, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { REASON_CODES, REASONS } from '#domain/review/reasons.ts'
import { HistoryList } from '../submissions/history-list.tsx'
import { LintList } from '../submissions/lint-list.tsx'
import { fromLocalTime, laterThanNow, toLocalTime } from '../submissions/local-time.ts'
import { ScheduleField } from '../submissions/schedule-field.tsx'
import { ScheduleNote } from '../submissions/schedule-note.tsx'
import { BeforeAfter } from '../updates/before-after.tsx'
import { ContributorRecordPanel } from './contributor-record-panel.tsx'
import { DECISION_KEYS, DESK_DECISIONS, DecisionBar, mayDecide } from './decision-bar.tsx'
import { ReasonPicker } from './reason-picker.tsx'
import { Siblings } from './siblings.tsx'
import { SimilarWorks } from './similar-works.tsx'
import { Stage } from './stage.tsx'
import { SubmissionHead } from './submission-head.tsx'
import type { Desk, DeskDecision } from './use-desk.ts'
import { useReviewForm } from './use-review-form.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStageView } from './use-stage-view.ts'

interface ReviewedSubmissionProps {
  readonly submission: SubmissionDetail
  readonly desk: Pick<
    Desk,
    'decide' | 'decideAll' | 'skip' | 'previous' | 'isPending' | 'refused' | 'writtenBefore'
  >
  readonly hasShortcuts: boolean
}

/** One submission on the desk, with everything that a decision needs. */
export function ReviewedSubmission({ submission, desk, hasShortcuts }: ReviewedSubmissionProps) {
  const translate = useTranslate()
  const form = useReviewForm(desk.writtenBefore)
  const view = useStageView(submission)
  const note = useRef<HTMLTextAreaElement>(null)
  const keywords = useRef<HTMLDivElement>(null)
  /** The author's wish, unless it has passed. */
  const [wished] = useState(() => laterThanNow(desk.writtenBefore?.publish_at ?? submission.wished_at))
  const [publishAt, setPublishAt] = useState(toLocalTime(wished))
  const { isPending } = desk
  const { reasons, marks } = form

  const written = { reasons: [...reasons], note: form.note, marks: [...marks] }
  const publication = { publish_at: fromLocalTime(publishAt) }
  const decide = (decision: DeskDecision) => {
    if (isPending || !mayDecide(decision, submission, reasons.length)) return
    void desk.decide(decision, { ...written, ...(decision === 'approve' ? publication : {}) })
  }
  const skip = () => {
    if (!isPending) void desk.skip({ ...written, ...publication })
  }
  useShortcuts(
    {
      ...Object.fromEntries(
        DESK_DECISIONS.map((decision) => [DECISION_KEYS[decision], () => decide(decision)]),
      ),
      ...Object.fromEntries(REASON_CODES.map((reason) => [REASONS[reason].key, () => form.toggle(reason)])),
      g: view.nextBackground,
      s: view.nextOverlay,
      p: () => view.setPlayer(!view.isPlayer),
      m: () => {
        if (form.markMiddle()) view.showPicture()
      },
      n: () => note.current?.focus(),
      t: () => keywords.current?.focus(),
      j: skip,
      arrowright: skip,
      k: () => {
        if (!isPending) void desk.previous()
      },
    },
    hasShortcuts,
  )

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        gap: 3,
        // What has the focus is not below the decisions.
        '& :is(a, button, input, textarea, [tabindex])': { scrollMarginBlockEnd: '6rem' },
      }}
    >
      <div>
        <Stage
          submission={submission}
          view={view}
          marks={marks}
          markedReason={form.markedReason}
          onMarks={form.setMarks}
        />
        <SimilarWorks view={view} />
      </div>
      <Stack spacing={2}>
        <SubmissionHead submission={submission} />
        <BeforeAfter submission={submission} />
        <ScheduleNote submission={submission} />
        <LintList results={submission.lint} />
        <Stack
          ref={keywords}
          tabIndex={-1}
          direction="row"
          spacing={0.5}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
          role="group"
          aria-label={translate('console.metadata.keywords')}
        >
          {submission.keywords.map((keyword) => (
            <Chip key={keyword} size="small" label={keyword} />
          ))}
        </Stack>
        <ReasonPicker chosen={new Set(reasons)} onToggle={form.toggle} results={submission.lint} />
        <Typography variant="caption" color="text.secondary">
          {translate('console.review.markHint')}
        </Typography>
        <TextField
          label={translate('console.review.note')}
          value={form.note}
          onChange={({ target }) => form.setNote(target.value)}
          // Leaves the field, so that the keys are shortcuts again.
          onKeyDown={({ key }) => key === 'Escape' && note.current?.blur()}
          inputRef={note}
          slotProps={{ htmlInput: { maxLength: 1_000, 'aria-keyshortcuts': 'N' } }}
          multiline
          // A height that follows the text would measure the page before each piece is shown.
          rows={3}
        />
        <ScheduleField initial={wished} error={desk.refused.fields.publish_at} onChange={setPublishAt} />
        <Siblings
          submission={submission}
          desk={desk}
          form={{ reasons: [...reasons], note: form.note }}
          hasShortcuts={hasShortcuts}
        />
        <ContributorRecordPanel submission={submission.id} />
        <HistoryList entries={submission.history} />
      </Stack>
      <DecisionBar
        submission={submission}
        reasons={reasons.length}
        isPending={isPending}
        onDecide={decide}
        onSkip={skip}
      />
    </Box>
  )
}
