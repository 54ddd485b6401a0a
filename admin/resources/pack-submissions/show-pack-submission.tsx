import { Chip, Stack, Typography } from '@mui/material'
import { Show, useRecordContext, useTranslate } from 'react-admin'
import type { PackSubmissionDetail } from '#domain/contract/console/packs.ts'
import { PriceSection } from '../../items/price-section.tsx'
import { DemonstrationMark } from '../../lists/demonstration-mark.tsx'
import { PackBar } from '../../packs/pack-bar.tsx'
import { PackEditor } from '../../packs/pack-editor.tsx'
import { StatisticsLink } from '../../statistics/statistics-link.tsx'
import { DecisionAlert } from '../../submissions/decision-alert.tsx'
import { HistoryList } from '../../submissions/history-list.tsx'
import { LintList } from '../../submissions/lint-list.tsx'

export default function ShowPackSubmission() {
  return (
    <Show<PackSubmissionDetail> resource="pack-submissions" actions={false}>
      <PackSubmission />
    </Show>
  )
}

function PackSubmission() {
  const translate = useTranslate()
  const pack = useRecordContext<PackSubmissionDetail>()
  // React-admin shows the row of the list, which has no works, until the pack itself has arrived.
  if (pack?.works === undefined) return null
  return (
    <Stack spacing={3} sx={{ padding: 2, maxWidth: 'var(--w-read)' }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {pack.title === '' ? translate('console.packs.new') : pack.title}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip size="small" label={translate(`console.values.state.${pack.state}`)} />
        <Chip size="small" variant="outlined" label={translate(`console.values.kind.${pack.kind}`)} />
        <Typography variant="body2" color="text.secondary">
          {pack.contributor_name}
        </Typography>
        {pack.is_demonstration && <DemonstrationMark />}
        {pack.state === 'published' && <StatisticsLink form="pack" id={pack.id} />}
      </Stack>
      <DecisionAlert state={pack.state} history={pack.history} />
      <PackBar pack={pack} />
      <LintList results={pack.lint} />
      {/* A new version replaces the typed values as well. */}
      <PackEditor key={pack.version} pack={pack} />
      {pack.state === 'published' && !pack.is_demonstration && <PriceSection form="pack" id={pack.id} />}
      <HistoryList entries={pack.history} />
    </Stack>
  )
}
