import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import {
  fragment,
  inTransaction,
  type Payload,
  type Transaction,
  transactionOf,
} from '#cms/operations/database.ts'
import type { ProofSource } from '#cms/ports/proof-source.ts'
import type { OwnClaim, OwnClaimForm } from '#domain/contract/claims.ts'
import { decideClaim, SUPERSEDED } from '#domain/contributors/claim.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { claimCode, claimPlace } from './claim-code.ts'
import { findProof } from './find-proof.ts'
import { claimsOf, type LoadedClaim, loadClaim } from './load-claim.ts'

interface OwnClaimCommand extends OwnClaimForm {
  readonly user: string
}

/** The user's last claim of a profile; null without one. */
export async function readOwnClaim(
  payload: Payload,
  user: string,
  username: string,
): Promise<OwnClaim | null> {
  const claim = await loadClaim(transactionOf(payload), claimsOf(user, username), { lock: false })
  if (claim === undefined) return null
  const { name, contributor, method, target, state, reason } = claim
  return {
    contributor: username,
    name,
    method,
    target,
    state,
    code: claimCode(payload, user, contributor),
    place: claimPlace(method, target),
    reason: reason === SUPERSEDED ? null : reason,
    superseded: reason === SUPERSEDED,
  }
}

/** Looks for the proof outside any transaction, then records it unless the claim has changed. */
export async function checkClaim(
  payload: Payload,
  source: ProofSource,
  { user, contributor, expected }: OwnClaimCommand,
): Promise<Result<null>> {
  if (!(await withinLimit(payload, 'claim-check-account', user))) return refuse('too-many-attempts')
  const seen = await loadClaim(transactionOf(payload), claimsOf(user, contributor), { lock: false })
  if (seen === undefined) return refuse('not-found')
  const decided = decideClaim(seen, attemptOf(user, 'check', expected))
  if (!decided.ok) return decided
  const code = claimCode(payload, user, seen.contributor)
  const proof = await findProof(source, { method: seen.method, target: seen.target, code, email: seen.email })
  if (!proof.ok) return proof
  const { place } = proof.value
  return change(payload, { user, contributor, expected }, 'check', (transaction, { id }) =>
    transaction(fragment`
      update profile_claims set state = 'proved', proof = ${place}, proved_at = now()
       where id = ${id} and id = ${seen.id} and state = ${expected} returning id`),
  )
}

/** Takes an undecided claim back. */
export function withdrawClaim(payload: Payload, command: OwnClaimCommand): Promise<Result<null>> {
  return change(payload, command, 'withdraw', (transaction, { id }) =>
    transaction(fragment`
      update profile_claims set state = 'withdrawn' where id = ${id} and state = ${command.expected} returning id`),
  )
}

function attemptOf(user: string, action: 'check' | 'withdraw', expected: OwnClaimForm['expected']) {
  return { action, actor: { id: user, roles: [] }, expected, reason: null } as const
}

function change(
  payload: Payload,
  { user, contributor, expected }: OwnClaimCommand,
  action: 'check' | 'withdraw',
  write: (transaction: Transaction, claim: LoadedClaim) => Promise<readonly unknown[]>,
): Promise<Result<null>> {
  return inTransaction<Result<null>>(payload, async (transaction) => {
    const claim = await loadClaim(transaction, claimsOf(user, contributor), { lock: true })
    if (claim === undefined) return refuse('not-found')
    const decided = decideClaim(claim, attemptOf(user, action, expected))
    if (!decided.ok) return decided
    if ((await write(transaction, claim)).length !== 1) return refuse('state-changed')
    await logCommand(transaction, {
      actor: { id: user, roles: [] },
      command: 'profile.claim',
      resource: 'profile-claims',
      record: claim.id,
      reason: null,
      before: { state: claim.state },
      after: { state: decided.value },
    })
    return accept(null)
  })
}
