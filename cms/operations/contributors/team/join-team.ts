import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import type { JoinTeamForm } from '#domain/contract/contributors.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { recordAgreement } from '../become-contributor.ts'
import { enqueueProfileChanged } from '../enqueue-profile-changed.ts'
import { lockInvitation } from './invitation-token.ts'
import { lockTeam } from './lock-team.ts'

interface JoinTeam extends Pick<JoinTeamForm, 'token' | 'agreement'> {
  readonly user: string
}

interface UserRow extends Record<string, unknown> {
  readonly email: Column<'users.email'>
  readonly verified: Present<'users.verified'>
}

/**
 * Accepts an invitation with its mailed link, and with it the agreement: the account of the invited address becomes a
 * member. Refuses other accounts, so that a link that was passed on is useless, and links that have ended.
 *
 * @returns the name of the contributor
 */
export function joinTeam(payload: Payload, { user, token, agreement }: JoinTeam): Promise<Result<string>> {
  return inTransaction<Result<string>>(payload, async (transaction) => {
    const invitation = await lockInvitation(payload, transaction, token)
    if (invitation === null) return refuse('link-ended')
    const account = await readAccount(transaction, user)
    if (account === undefined) return refuse('not-signed-in')
    if (account.email !== invitation.email) return refuse('invitation-of-another')
    if (!account.verified) return refuse('email-not-verified')
    if (agreement !== AGREEMENT.version) return refuseField('agreement', 'agreement-outdated')
    const { contributor, role } = invitation
    const team = await lockTeam(transaction, contributor)
    if (team === undefined) return refuse('link-ended')
    await recordAgreement(transaction, user, agreement)
    await transaction(fragment`
      insert into contributor_members (contributor_id, user_id, role)
      values (${contributor}, ${user}, ${role}::enum_contributor_members_role) on conflict do nothing`)
    await transaction(fragment`delete from contributor_invitations where id = ${invitation.id}`)
    await logCommand(transaction, {
      actor: { id: user, roles: [] },
      command: 'contributor-member.join',
      resource: 'contributors',
      record: contributor,
      reason: null,
      before: {},
      after: { role, agreement },
    })
    await enqueueProfileChanged(transaction, contributor)
    if (team.holder !== null) await mailHolder(transaction, team.holder, invitation.id, team.name)
    return accept(team.name)
  })
}

async function readAccount(transaction: Transaction, user: string): Promise<UserRow | undefined> {
  const [account] = await transaction<UserRow>(fragment`
    select email, coalesce(verified, false) as verified from users where id = ${user} and deleted_at is null`)
  return account
}

async function mailHolder(transaction: Transaction, holder: string, invitation: number, name: string) {
  const [row] = await transaction<{ email: Column<'users.email'> }>(fragment`
    select email from users where id = ${holder} and deleted_at is null`)
  if (row === undefined) return
  await queueMail(transaction, {
    key: `member-joined:${invitation}`,
    template: 'member-joined',
    user: holder,
    email: row.email,
    locale: 'en',
    data: { title: name },
  })
}
