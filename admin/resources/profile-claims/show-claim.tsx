import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { ClaimDetail } from '#domain/contract/claims.ts'
import { CLAIM_DECISIONS, type ClaimDecision } from '#domain/contributors/claim.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { ClaimDialog } from './claim-dialog.tsx'

export default function ShowClaim() {
  return (
    <ResourceShow resource="profile-claims" represent="contributor_name">
      <ClaimDecisions />
    </ResourceShow>
  )
}

/** What the user can decide. React-admin shows the row of the list first, which has no actions. */
function ClaimDecisions() {
  const translate = useTranslate()
  const claim = useRecordContext<Pick<ClaimDetail, 'id' | 'state'> & Partial<ClaimDetail>>()
  const [chosen, setChosen] = useState<ClaimDecision | null>(null)
  if (claim?.allowed_actions === undefined) return null
  const allowed = claim.allowed_actions
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', padding: 2 }}>
      {CLAIM_DECISIONS.filter((action) => allowed.includes(action)).map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'reject' ? 'error' : 'primary'}
          onClick={() => setChosen(action)}
        >
          {translate(`console.claims.${action}`)}
        </Button>
      ))}
      {chosen !== null && (
        <ClaimDialog
          claim={claim.id}
          expected={claim.state}
          action={chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  )
}
