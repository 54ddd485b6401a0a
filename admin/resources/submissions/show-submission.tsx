import { Box, Chip, Stack, Typography } from '@mui/material'
import type { Query } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Show, useRecordContext, useTranslate } from 'react-admin'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { ruleFacts } from '#domain/lint/rules.ts'
import { isDecision } from '#domain/review/transitions.ts'
import { PriceSection } from '../../items/price-section.tsx'
import { VisibilityBar } from '../../items/visibility-bar.tsx'
import { DemonstrationMark } from '../../lists/demonstration-mark.tsx'
import { StatisticsLink } from '../../statistics/statistics-link.tsx'
import { ActionBar } from '../../submissions/action-bar.tsx'
import { DecisionAlert } from '../../submissions/decision-alert.tsx'
import { HistoryList } from '../../submissions/history-list.tsx'
import { LintList } from '../../submissions/lint-list.tsx'
import { MarkList } from '../../submissions/mark-list.tsx'
import { MetadataForm } from '../../submissions/metadata-form.tsx'
import { QueueNote } from '../../submissions/queue-note.tsx'
import { ScheduleNote } from '../../submissions/schedule-note.tsx'
import { SubmissionPicture } from '../../submissions/submission-picture.tsx'
import { BeforeAfter } from '../../updates/before-after.tsx'
import { FileButtons } from '../../updates/file-buttons.tsx'
import { SourceFiles } from '../../updates/source-files.tsx'

/** The linter of drawings is loaded where there is something to fix. */
const FixesPanel = lazy(() => import('../../updates/fixes-panel.tsx'))

/** While the file is processed, its results appear without a reload. */
const POLL_MS = 1_500

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 3,
  padding: 2,
} as const

export default function ShowSubmission() {
  const refetchInterval = ({ state: { data } }: Query<SubmissionDetail>) =>
    data?.processing === 'pending' ? POLL_MS : false
  return (
    <Show<SubmissionDetail> resource="submissions" actions={false} queryOptions={{ refetchInterval }}>
      <Submission />
    </Show>
  )
}

function Submission() {
  const translate = useTranslate()
  const submission = useRecordContext<SubmissionDetail>()
  // React-admin shows the row of the list, which has no lint results, until the submission itself has arrived.
  if (submission?.lint === undefined) return null
  const { state, title, kind, file_name: fileName, contributor_name: contributor } = submission
  const marks = submission.history.findLast(({ command }) => isDecision(command))?.marks ?? []
  return (
    <>
      <Stack spacing={1} sx={{ padding: 2, paddingBottom: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title === '' ? (fileName ?? submission.id) : title}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Chip size="small" label={translate(`console.values.state.${state}`)} />
          <Chip size="small" label={translate(`console.values.kind.${kind}`)} variant="outlined" />
          {submission.is_demonstration && <DemonstrationMark />}
          {state === 'published' && submission.visibility !== 'published' && (
            <Chip size="small" label={translate(`console.values.visibility.${submission.visibility}`)} />
          )}
          <Typography variant="body2" color="text.secondary">
            {contributor}
          </Typography>
        </Stack>
        <DecisionAlert state={state} history={submission.history} />
        <QueueNote submission={submission} />
        <ScheduleNote submission={submission} />
        <ActionBar submission={submission} />
        <FileButtons submission={submission} />
        {state === 'published' && (
          <>
            <VisibilityBar
              item={submission.item}
              visibility={submission.visibility}
              actions={submission.item_actions}
            />
            <StatisticsLink id={submission.item} />
          </>
        )}
      </Stack>
      <Box sx={COLUMNS}>
        <Stack spacing={3}>
          <SubmissionPicture submission={submission} marks={marks} />
          <MarkList marks={marks} />
          <BeforeAfter submission={submission} />
          <SourceFiles submission={submission} />
          <LintList results={submission.lint} />
          {isFixable(submission) && (
            <Suspense fallback={null}>
              <FixesPanel submission={submission} />
            </Suspense>
          )}
        </Stack>
        <Stack spacing={3}>
          {state === 'published' && !submission.is_demonstration && <PriceSection id={submission.item} />}
          <MetadataForm key={submission.id} submission={submission} />
          <HistoryList entries={submission.history} />
        </Stack>
      </Box>
    </>
  )
}

/** Whether its file can be replaced, and the linter found something in it that can be fixed. */
function isFixable({ allowed_actions: allowed, format, lint }: SubmissionDetail): boolean {
  return allowed.includes('file') && format === 'svg' && lint.some(({ rule }) => ruleFacts(rule).isFixable)
}
