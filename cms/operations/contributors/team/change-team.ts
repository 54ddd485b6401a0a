import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { TeamForm } from '#domain/contract/console/teams.ts'
import { decideLeaving, mayChangeTeam, TEAM_ACTIONS, type TeamAction } from '#domain/contributors/team.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { enqueueProfileChanged } from '../enqueue-profile-changed.ts'
import { handOver, lockTeam, readOwners } from './lock-team.ts'

type ChangingAction = Exclude<TeamAction, 'invite'>
type TeamChange = {
  readonly [A in ChangingAction]: { readonly action: A; readonly form: TeamForm<A> }
}[ChangingAction]

interface ChangeTeam {
  readonly actor: Holder
  readonly contributor: number
  readonly change: TeamChange
}

/** The team while it is locked. */
interface Locked {
  readonly contributor: number
  readonly holder: string | null
  readonly name: string
}

/** What the audit log records. */
interface Recorded {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/**
 * Takes an invitation back, changes the role of a member, removes one, or ends the work of the actor. Refuses when the
 * member has another role than the actor saw, and the last owner's leaving.
 */
export function changeTeam(
  payload: Payload,
  { actor, contributor, change }: ChangeTeam,
): Promise<Result<null>> {
  return inTransaction<Result<null>>(payload, async (transaction) => {
    const team = await lockTeam(transaction, contributor)
    if (team === undefined) return refuse('not-found')
    const allowed = mayChangeTeam(team, actor, change.action)
    if (!allowed.ok) return allowed
    const done = await apply(transaction, team, actor, change)
    if (!done.ok) return done
    await logCommand(transaction, {
      actor,
      command: TEAM_ACTIONS[change.action],
      resource: 'contributors',
      record: contributor,
      reason: null,
      ...done.value,
    })
    await enqueueProfileChanged(transaction, contributor)
    return accept(null)
  })
}

function apply(
  transaction: Transaction,
  team: Locked,
  actor: Holder,
  { action, form }: TeamChange,
): Promise<Result<Recorded>> {
  switch (action) {
    case 'revoke':
      return revoke(transaction, team, form.invitation)
    case 'change-role':
      return changeRole(transaction, team, form)
    case 'remove':
      return remove(transaction, team, form)
    case 'leave':
      return leave(transaction, team, actor.id)
  }
}

async function revoke(
  transaction: Transaction,
  { contributor }: Locked,
  invitation: number,
): Promise<Result<Recorded>> {
  const [ended] = await transaction<{ email: Column<'contributor_invitations.email'> }>(fragment`
    delete from contributor_invitations where id = ${invitation} and contributor_id = ${contributor} returning email`)
  return ended === undefined ? refuse('state-changed') : accept({ before: { email: ended.email }, after: {} })
}

async function changeRole(
  transaction: Transaction,
  { contributor }: Locked,
  { member, expected, role }: TeamForm<'change-role'>,
): Promise<Result<Recorded>> {
  const [changed] = await transaction<{ user: Column<'contributor_members.user_id'> }>(fragment`
    update contributor_members set role = ${role}::enum_contributor_members_role, updated_at = now()
     where id = ${member} and contributor_id = ${contributor} and role = ${expected}::enum_contributor_members_role
    returning user_id as user`)
  if (changed === undefined) return refuse('state-changed')
  return accept({ before: { user: changed.user, role: expected }, after: { user: changed.user, role } })
}

async function remove(
  transaction: Transaction,
  { contributor, name }: Locked,
  { member, expected }: TeamForm<'remove'>,
): Promise<Result<Recorded>> {
  const [ended] = await transaction<{
    user: Column<'contributor_members.user_id'>
    email: Column<'users.email'>
  }>(fragment`
    delete from contributor_members m using users u
     where m.id = ${member} and m.contributor_id = ${contributor} and u.id = m.user_id
       and m.role = ${expected}::enum_contributor_members_role
    returning m.user_id as user, u.email`)
  if (ended === undefined) return refuse('state-changed')
  await queueMail(transaction, {
    key: `member-removed:${member}`,
    template: 'member-removed',
    user: ended.user,
    email: ended.email,
    locale: 'en',
    data: { title: name },
  })
  return accept({ before: { user: ended.user, role: expected }, after: {} })
}

async function leave(transaction: Transaction, team: Locked, user: string): Promise<Result<Recorded>> {
  const { contributor } = team
  const decided = decideLeaving(team, user, await readOwners(transaction, contributor))
  if (!decided.ok) return decided
  const heir = decided.value
  if (heir !== null) {
    await handOver(transaction, { contributor, from: user, heir })
    return accept({ before: { holder: user }, after: { holder: heir.user } })
  }
  const [ended] = await transaction<{ role: Column<'contributor_members.role'> }>(fragment`
    delete from contributor_members where contributor_id = ${contributor} and user_id = ${user} returning role::text`)
  return ended === undefined
    ? refuse('state-changed')
    : accept({ before: { user, role: ended.role }, after: {} })
}
