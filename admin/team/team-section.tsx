import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, Link, useTranslate } from 'react-admin'
import type { ConsoleTeam } from '#domain/contract/console/teams.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberTable } from './member-table.tsx'
import { useTeam } from './use-team.ts'

/** One contributor with its team, and what the server lets the user do to it. */
export function TeamSection({ team }: { readonly team: ConsoleTeam }) {
  const translate = useTranslate()
  const { id, name, type, role, allowed_actions: allowed } = team
  const { isPending, refused, send } = useTeam(id)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Box component="section" aria-labelledby={`team-${id}`}>
      <Typography variant="h2" id={`team-${id}`} gutterBottom>
        {name}
      </Typography>
      {refused.message !== null && (
        <Alert severity="error" sx={{ marginBottom: 1 }}>
          {refused.message}
        </Alert>
      )}
      <MemberTable team={team} isPending={isPending} onSend={send} />
      <InvitationList invitations={team.invitations} isPending={isPending} onSend={send} />
      {allowed.includes('invite') && <InviteForm team={team} />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginTop: 2 }}>
        {(role === 'holder' || role === 'owner') && (
          <Button component={Link} to={`/profile?contributor=${id}`} variant="outlined">
            {translate('console.team.editProfile')}
          </Button>
        )}
        {type === 'team' && allowed.includes('leave') && (
          <Button variant="outlined" color="error" onClick={() => setLeaving(true)}>
            {translate('console.team.leave')}
          </Button>
        )}
      </Stack>
      <Confirm
        isOpen={isLeaving}
        title="console.team.leave"
        content={translate('console.team.confirmLeave', { name })}
        confirm="console.team.leave"
        confirmColor="warning"
        onConfirm={() => {
          setLeaving(false)
          void send('leave', {})
        }}
        onClose={() => setLeaving(false)}
      />
    </Box>
  )
}
