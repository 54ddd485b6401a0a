import { Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamInvitation } from '#domain/contract/console/teams.ts'
import { dayText } from '../dates/date-text.ts'
import type { useTeam } from './use-team.ts'

interface InvitationListProps {
  readonly invitations: readonly TeamInvitation[]
  readonly isPending: boolean
  readonly onSend: ReturnType<typeof useTeam>['send']
}

/** Invitations that were not accepted yet. */
export function InvitationList({ invitations, isPending, onSend }: InvitationListProps) {
  const translate = useTranslate()
  if (invitations.length === 0) return null
  return (
    <>
      <Typography variant="h3" sx={{ marginTop: 2 }}>
        {translate('console.team.invitations')}
      </Typography>
      <List dense disablePadding>
        {invitations.map(({ id, email, role, expires_at, is_expired }) => (
          <ListItem
            key={id}
            disableGutters
            divider
            secondaryAction={
              <Button
                size="small"
                disabled={isPending}
                onClick={() => void onSend('revoke', { invitation: id })}
              >
                {translate('console.team.revoke')}
              </Button>
            }
          >
            <ListItemText
              primary={email}
              secondary={[
                translate(`console.team.roles.${role}`),
                is_expired
                  ? translate('console.team.expired')
                  : translate('console.team.validUntil', {
                      date: dayText(expires_at),
                    }),
              ].join(' · ')}
              sx={{ overflowWrap: 'anywhere', paddingInlineEnd: 12 }}
            />
          </ListItem>
        ))}
      </List>
    </>
  )
}
