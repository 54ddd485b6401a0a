import { logCommand } from '#cms/operations/audit/log-command.ts'
import { enqueueProfileChanged } from '#cms/operations/contributors/enqueue-profile-changed.ts'
import { fragment, inTransaction, type Payload, type Transaction } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import { enqueueRelatedSync } from '#cms/operations/search/enqueue-search-sync.ts'
import { type ClaimDecision, type ClaimState, decideClaim, SUPERSEDED } from '#domain/contributors/claim.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { type LoadedClaim, loadClaim } from './load-claim.ts'

interface DecideClaim {
  readonly actor: Holder
  readonly claim: number
  readonly action: ClaimDecision
  readonly expected: ClaimState
  readonly reason: string | null
}

/**
 * Decides a claim in one transaction: its state, the audit log and the mail. An approval gives the profile to the claimant,
 * opens their desk, and rejects the other claims of the profile. Refuses with the codes of `decideClaim`.
 */
export function decideProfileClaim(
  payload: Payload,
  { actor, claim: id, action, expected, reason }: DecideClaim,
): Promise<Result<ClaimState>> {
  return inTransaction<Result<ClaimState>>(payload, async (transaction) => {
    const claim = await loadClaim(transaction, fragment`p.id = ${id}`, { lock: true })
    if (claim === undefined) return refuse('not-found')
    const decided = decideClaim(claim, { action, actor, expected, reason })
    if (!decided.ok) return decided
    await settle(transaction, { claim, actor, to: decided.value, reason })
    if (action === 'approve') await handProfileOver(transaction, claim, actor)
    return accept(decided.value)
  })
}

interface Settled {
  readonly claim: LoadedClaim
  readonly actor: Holder
  readonly to: ClaimState
  readonly reason: string | null
}

async function settle(transaction: Transaction, { claim, actor, to, reason }: Settled): Promise<void> {
  const written = await transaction(fragment`
    update profile_claims set state = ${to}, reason = ${reason}, decided_by = ${actor.id}, decided_at = now()
     where id = ${claim.id} and state = ${claim.state} returning id`)
  if (written.length !== 1) throw new Error(`claim ${claim.id} changed while it was locked`)
  await logCommand(transaction, {
    actor,
    command: 'profile-claim.decide',
    resource: 'profile-claims',
    record: claim.id,
    reason,
    before: { state: claim.state },
    after: { state: to },
  })
  await queueMail(transaction, {
    key: `profile-claim:${claim.id}:${to}`,
    template: to === 'approved' ? 'profile-claim-approved' : 'profile-claim-rejected',
    user: claim.claimant,
    email: claim.email,
    locale: 'en',
    data: { title: claim.name, contributor: claim.username },
  })
}

async function handProfileOver(transaction: Transaction, claim: LoadedClaim, actor: Holder): Promise<void> {
  const { contributor, claimant } = claim
  await transaction(fragment`
    update contributors set owner_id = ${claimant}, claimed = true, updated_at = now() where id = ${contributor}`)
  await transaction(
    fragment`update users set is_contributor = true, updated_at = now() where id = ${claimant}`,
  )
  await enqueueProfileChanged(transaction, contributor)
  await enqueueRelatedSync(transaction, 'contributors', contributor)
  for (;;) {
    const other = await loadClaim(
      transaction,
      fragment`p.contributor_id = ${contributor} and p.state in ('open', 'proved')`,
      { lock: true },
    )
    if (other === undefined) return
    await settle(transaction, { claim: other, actor, to: 'rejected', reason: SUPERSEDED })
  }
}
