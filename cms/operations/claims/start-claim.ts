import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { recordAgreement } from '#cms/operations/contributors/become-contributor.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { isUniqueViolation } from '#cms/operations/is-unique-violation.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { StartClaimForm } from '#domain/contract/claims.ts'
import { AGREEMENT } from '#domain/contributors/agreement.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'

interface StartClaim extends Omit<StartClaimForm, 'accepted'> {
  readonly user: string
}

interface Profile extends Record<string, unknown> {
  readonly id: Column<'contributors.id'>
  readonly isClaimed: Computed<boolean>
}

/**
 * Claims an imported profile: records the accepted agreement and what the user wants to prove it by. The proof is looked
 * for later (`check-claim.ts`). Refuses profiles that belong to an account, and a second undecided claim.
 */
export async function startClaim(
  payload: Payload,
  { user, contributor, method, target, agreement }: StartClaim,
): Promise<Result<null>> {
  if (!(await withinLimit(payload, 'claim-account', user))) return refuse('too-many-attempts')
  try {
    return await inTransaction<Result<null>>(payload, async (transaction) => {
      const [account] = await transaction<{ verified: Present<'users.verified'> }>(fragment`
        select coalesce(verified, false) as verified from users where id = ${user} and deleted_at is null`)
      if (account === undefined) return refuse('not-signed-in')
      if (!account.verified) return refuse('email-not-verified')
      if (agreement !== AGREEMENT.version) return refuseField('agreement', 'agreement-outdated')
      const [profile] = await transaction<Profile>(fragment`
        select id, (coalesce(claimed, false) or owner_id is not null) as "isClaimed" from contributors
         where username = ${contributor} for update`)
      if (profile === undefined) return refuse('not-found')
      if (profile.isClaimed) return refuse('already-claimed')
      await recordAgreement(transaction, user, agreement)
      await transaction(fragment`
        insert into profile_claims (contributor_id, user_id, method, target)
        values (${profile.id}, ${user}, ${method}, ${target})`)
      await logCommand(transaction, {
        actor: { id: user, roles: [] },
        command: 'profile.claim',
        resource: 'contributors',
        record: profile.id,
        reason: null,
        before: {},
        after: { method, target, agreement },
      })
      return accept(null)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'profile_claims_undecided')) return refuse('state-changed')
    throw error
  }
}
