import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { isUniqueViolation } from '#cms/operations/is-unique-violation.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import type { BecomeContributorForm } from '#domain/contract/contributors.ts'
import { type Applicant, decideBecoming } from '#domain/contributors/become.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'

interface BecomeContributor extends Pick<BecomeContributorForm, 'name' | 'username' | 'agreement'> {
  readonly user: string
}

/**
 * Makes a member a contributor: records the accepted agreement, creates the public profile, and opens the desk. Refuses
 * with the codes of `decideBecoming`, and with `username-taken`.
 *
 * @returns the id of the contributor
 */
export async function becomeContributor(
  payload: Payload,
  { user, name, username, agreement }: BecomeContributor,
): Promise<Result<number>> {
  try {
    return await inTransaction<Result<number>>(payload, async (transaction) => {
      const applicant = await lockApplicant(transaction, user)
      if (applicant === undefined) return refuse('not-signed-in')
      const decided = decideBecoming(applicant, agreement)
      if (!decided.ok) return decided
      const contributor = await createProfile(transaction, { user, name, username })
      await recordAgreement(transaction, user, agreement)
      await transaction(
        fragment`update users set is_contributor = true, updated_at = now() where id = ${user}`,
      )
      await logCommand(transaction, {
        actor: { id: user, roles: [] },
        command: 'contributor.join',
        resource: 'contributors',
        record: contributor,
        reason: null,
        before: {},
        after: { username, agreement },
      })
      return accept(contributor)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'contributors_username_idx'))
      return refuseField('username', 'username-taken')
    throw error
  }
}

/** Serialises two requests of one user. */
async function lockApplicant(transaction: Transaction, user: string): Promise<Applicant | undefined> {
  const [applicant] = await transaction<Applicant & Record<string, unknown>>(fragment`
    select coalesce(verified, false) as verified, coalesce(is_contributor, false) as "isContributor"
      from users where id = ${user} and deleted_at is null for update`)
  return applicant
}

interface NewProfile {
  readonly user: string
  readonly name: string
  readonly username: string
}

async function createProfile(
  transaction: Transaction,
  { user, name, username }: NewProfile,
): Promise<number> {
  const [created] = await transaction<{ id: Column<'contributors.id'> }>(fragment`
    insert into contributors (username, name, type, claimed, owner_id, uuid)
    values (${username}, ${name}, 'person', true, ${user}, gen_random_uuid()::text) returning id`)
  if (created === undefined) throw new Error(`no contributor was created for ${user}`)
  await enqueue(transaction, 'texts.changed', [
    { key: 'contributors', payload: { resource: 'contributors' } },
  ])
  await enqueueSearchSync(transaction, 'contributors', [created.id])
  return created.id
}

/** Records an acceptance. A second one of the same version keeps the time of the first. */
export async function recordAgreement(
  transaction: Transaction,
  user: string,
  version: string,
): Promise<void> {
  await transaction(fragment`
    insert into contributor_agreements (user_id, version) values (${user}, ${version}) on conflict do nothing`)
  await transaction(fragment`update users set terms_agreement_contributor = now() where id = ${user}`)
}
