import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ConsoleTeam } from '#domain/contract/console/teams.ts'
import { CONTRIBUTOR_TEAM_ROLES, type ContributorTeamRole } from '#domain/permissions/roles.ts'
import { useTeam } from './use-team.ts'

/** Invites an address by mail. */
export function InviteForm({ team: { id, type } }: { readonly team: ConsoleTeam }) {
  const translate = useTranslate()
  const { isPending, refused, send } = useTeam(id)
  const [role, setRole] = useState<ContributorTeamRole>('editor')

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '')
    if (await send('invite', { email, role })) form.reset()
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit} noValidate sx={{ marginTop: 2 }}>
      {type === 'person' && (
        <Typography color="text.secondary">{translate('console.team.becomesTeam')}</Typography>
      )}
      {refused.message !== null && <Alert severity="error">{refused.message}</Alert>}
      <TextField
        name="email"
        type="email"
        label={translate('console.team.email')}
        error={refused.fields.email !== undefined}
        helperText={refused.fields.email}
        autoComplete="off"
      />
      <TextField
        select
        label={translate('console.team.role')}
        value={role}
        onChange={({ target }) =>
          setRole(CONTRIBUTOR_TEAM_ROLES.find((one) => one === target.value) ?? 'viewer')
        }
        helperText={translate(`console.team.hints.${role}`)}
      >
        {CONTRIBUTOR_TEAM_ROLES.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`console.team.roles.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined" loading={isPending} sx={{ alignSelf: 'flex-start' }}>
        {translate('console.team.invite')}
      </Button>
    </Stack>
  )
}
