import {
  Button,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import type { ConsoleTeam, TeamMember } from '#domain/contract/console/teams.ts'
import { CONTRIBUTOR_TEAM_ROLES, type ContributorTeamRole } from '#domain/permissions/roles.ts'
import type { useTeam } from './use-team.ts'

interface MemberTableProps {
  readonly team: ConsoleTeam
  readonly isPending: boolean
  readonly onSend: ReturnType<typeof useTeam>['send']
}

/** A member whose role and membership can be changed; the holder's cannot. */
type Changeable = TeamMember & { readonly id: number; readonly role: ContributorTeamRole }

/** Everyone who works for the contributor, the holder first. */
export function MemberTable({ team, isPending, onSend }: MemberTableProps) {
  const translate = useTranslate()
  const [removed, setRemoved] = useState<Changeable | null>(null)
  const { members, allowed_actions: allowed } = team
  return (
    <>
      <Table size="small" aria-label={translate('console.team.members')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('console.team.members')}</TableCell>
            <TableCell>{translate('console.team.role')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <TableRow key={member.id ?? 'holder'}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {member.name}
                {member.is_self && ` (${translate('console.team.you')})`}
                <Typography variant="caption" component="p" color="text.secondary">
                  {member.email}
                </Typography>
              </TableCell>
              <TableCell>
                {allowed.includes('change-role') && isChangeable(member) ? (
                  <TextField
                    select
                    size="small"
                    label={translate('console.team.role')}
                    value={member.role}
                    disabled={isPending}
                    onChange={({ target }) =>
                      void onSend('change-role', {
                        member: member.id,
                        expected: member.role,
                        role: roleOf(target.value),
                      })
                    }
                  >
                    {CONTRIBUTOR_TEAM_ROLES.map((role) => (
                      <MenuItem key={role} value={role}>
                        {translate(`console.team.roles.${role}`)}
                      </MenuItem>
                    ))}
                  </TextField>
                ) : (
                  translate(`console.team.roles.${member.role}`)
                )}
              </TableCell>
              <TableCell align="right">
                {allowed.includes('remove') && isChangeable(member) && !member.is_self && (
                  <Button size="small" color="error" disabled={isPending} onClick={() => setRemoved(member)}>
                    {translate('console.team.remove')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Confirm
        isOpen={removed !== null}
        title="console.team.remove"
        content={translate('console.team.confirmRemove', { name: removed?.name ?? '' })}
        confirm="console.team.remove"
        confirmColor="warning"
        onConfirm={() => {
          if (removed !== null) void onSend('remove', { member: removed.id, expected: removed.role })
          setRemoved(null)
        }}
        onClose={() => setRemoved(null)}
      />
    </>
  )
}

function isChangeable(member: TeamMember): member is Changeable {
  return member.id !== null && member.role !== 'holder'
}

function roleOf(value: string): ContributorTeamRole {
  return CONTRIBUTOR_TEAM_ROLES.find((role) => role === value) ?? 'viewer'
}
