import { useRecordContext, useTranslate } from 'react-admin'
import type { TeamDetail, TeamMember } from '#domain/contract/console/billing.ts'
import { momentText } from '../../dates/date-text.ts'
import ResourceShow from '../../lists/resource-show.tsx'
import { CommandBar } from '../../money/command-bar.tsx'
import { RowTable } from '../../money/row-table.tsx'

export default function ShowTeam() {
  return (
    <ResourceShow resource="customer-teams" represent="name">
      <People />
    </ResourceShow>
  )
}

/** The members and the invitations. React-admin shows the row of the list first, which has neither. */
function People() {
  const translate = useTranslate()
  const team = useRecordContext<Partial<TeamDetail> & { readonly id: string }>()
  if (team?.people === undefined || team.invited === undefined) return null
  return (
    <>
      <RowTable
        heading="console.billing.members"
        rows={team.people}
        keyOf={(member) => member.id}
        columns={{
          email: (member) => member.email,
          name: (member) => member.name,
          team_role: (member) => translate(`console.values.team_role.${member.role}`),
          joined_at: (member) => momentText(member.joined_at),
          ...(team.people.some(({ allowed_actions: allowed }) => allowed.length > 0)
            ? { actions: (member: TeamMember) => <Commands team={team.id} member={member} /> }
            : {}),
        }}
      />
      <RowTable
        heading="console.billing.invitations"
        rows={team.invited}
        keyOf={(invitation) => invitation.id}
        columns={{
          email: (invitation) => invitation.email,
          created_at: (invitation) => momentText(invitation.created_at),
          expires_at: (invitation) => momentText(invitation.expires_at),
        }}
      />
    </>
  )
}

function Commands({ team, member }: { readonly team: string; readonly member: TeamMember }) {
  return (
    <CommandBar
      resource="customer-teams"
      id={team}
      allowed={member.allowed_actions}
      values={{ member: member.id }}
      texts={{ email: member.email }}
    />
  )
}
