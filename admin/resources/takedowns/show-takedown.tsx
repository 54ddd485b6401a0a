import { Box, Chip, Stack, Typography } from '@mui/material'
import { Show, useRecordContext, useTranslate } from 'react-admin'
import type { TakedownDetail } from '#domain/contract/console/takedowns.ts'
import { DemonstrationMark } from '../../lists/demonstration-mark.tsx'
import { ActionBar } from '../../takedowns/action-bar.tsx'
import { CaseHistory } from '../../takedowns/case-history.tsx'
import { ClaimText } from '../../takedowns/claim-text.tsx'
import { ClaimedWorks } from '../../takedowns/claimed-works.tsx'
import { Evidence } from '../../takedowns/evidence.tsx'
import { MailedHearing } from '../../takedowns/mailed-hearing.tsx'
import { NoteForm } from '../../takedowns/note-form.tsx'

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 3,
  padding: 2,
} as const

export default function ShowTakedown() {
  return (
    <Show<TakedownDetail> resource="takedowns" actions={false}>
      <Case />
    </Show>
  )
}

function Case() {
  const translate = useTranslate()
  const shown = useRecordContext<TakedownDetail>()
  // React-admin shows the row of the list, which has no history, until the case itself has arrived.
  if (shown?.history === undefined) return null
  const { id, claimant, case_state: state, outcome, contributor_name: contributor, may_note: mayNote } = shown
  const { is_demonstration: isDemonstration, mailed_hearing: hearing } = shown
  return (
    <>
      <Stack spacing={1} sx={{ padding: 2, paddingBottom: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {claimant}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Chip size="small" label={translate(`console.values.case_state.${state}`)} />
          {outcome !== null && (
            <Chip size="small" variant="outlined" label={translate(`console.values.outcome.${outcome}`)} />
          )}
          {isDemonstration && <DemonstrationMark />}
          <Typography variant="body2" color="text.secondary">
            {contributor}
          </Typography>
        </Stack>
        <ActionBar shown={shown} />
      </Stack>
      <Box sx={COLUMNS}>
        <Stack spacing={3}>
          <ClaimText shown={shown} />
          <ClaimedWorks works={shown.claimed} />
        </Stack>
        <Stack spacing={3}>
          {hearing !== null && <MailedHearing hearing={hearing} />}
          {mayNote && <Evidence takedown={id} files={shown.files} />}
          {mayNote && <NoteForm takedown={id} />}
          <CaseHistory entries={shown.history} />
        </Stack>
      </Box>
    </>
  )
}
