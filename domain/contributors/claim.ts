import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { type Holder, mayApply } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'

/** What proves that a user is the author of an imported profile, and what they name for it. */
export const CLAIM_METHODS = {
  /** A file in a public repository: `owner/name`. */
  repository: {
    host: 'raw.githubusercontent.com',
    target: /^[A-Za-z\d](?:[A-Za-z\d-]{0,38})\/[\w.-]{1,100}$/,
  },
  /** A TXT record of a domain. */
  dns: {
    host: null,
    target: /^(?=.{4,240}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/,
  },
  /** The confirmed address of the account is that of a maintainer of an npm package. */
  package: {
    host: 'registry.npmjs.org',
    target: /^(?=.{1,214}$)(?:@[a-z\d~-][a-z\d._~-]*\/)?[a-z\d~-][a-z\d._~-]*$/,
  },
} as const satisfies Record<string, { readonly host: string | null; readonly target: RegExp }>
export type ClaimMethod = keyof typeof CLAIM_METHODS
export const CLAIM_METHOD_CODES = Object.keys(CLAIM_METHODS) as readonly ClaimMethod[]

/** Hosts that proofs are read from; no other host is contacted. */
export const PROOF_HOSTS: readonly string[] = Object.values(CLAIM_METHODS).flatMap(({ host }) => host ?? [])

/** The file in the root of a repository's default branch. */
export const CLAIM_FILE = 'motif-claim.txt'
/** The label of the TXT record before the domain. */
export const CLAIM_LABEL = '_motif-claim'

/** Whether a text names a repository, a domain or a package in its one spelling. */
export function isClaimTarget(method: ClaimMethod, target: string): boolean {
  const isDotted = method === 'repository' && /\/\.{1,2}$/.test(target)
  return CLAIM_METHODS[method].target.test(target) && !isDotted
}

export const CLAIM_STATES = ['open', 'proved', 'approved', 'rejected', 'withdrawn'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** The commands on a claim, with the states that they leave and the one that they lead to. */
export const CLAIM_EDGES = {
  check: { command: 'profile.claim', from: ['open', 'proved'], to: 'proved' },
  withdraw: { command: 'profile.claim', from: ['open', 'proved'], to: 'withdrawn' },
  approve: { command: 'profile-claim.decide', from: ['proved'], to: 'approved' },
  reject: { command: 'profile-claim.decide', from: ['open', 'proved'], to: 'rejected' },
} as const satisfies Record<
  string,
  { readonly command: Command; readonly from: readonly ClaimState[]; readonly to: ClaimState }
>
export type ClaimAction = keyof typeof CLAIM_EDGES
/** What staff decide. */
export const CLAIM_DECISIONS = ['approve', 'reject'] as const satisfies readonly ClaimAction[]
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number]

/** The stored reason of a claim that was rejected because another one of its profile was approved. */
export const SUPERSEDED = 'Another claim of the profile was approved'

/** What a decision about a claim depends on. */
export interface ClaimFacts {
  readonly state: ClaimState
  readonly claimant: string
  /** Whether the profile belongs to an account already. */
  readonly isClaimed: boolean
}

export interface ClaimAttempt {
  readonly action: ClaimAction
  readonly actor: Holder
  /** The state that the actor saw. */
  readonly expected: ClaimState
  /** In the actor's words; null for none. */
  readonly reason: string | null
}

/** The state after a command, or why it is refused. Claimants do not decide their own claims, and a rejection needs a reason. */
export function decideClaim(
  { state, claimant, isClaimed }: ClaimFacts,
  { action, actor, expected, reason }: ClaimAttempt,
): Result<ClaimState> {
  const { command, from, to } = CLAIM_EDGES[action]
  if (!mayApply(actor, command, { owner: claimant, team: null })) return refuse('forbidden')
  const isDecision = command === 'profile-claim.decide'
  if (isDecision && actor.id === claimant) return refuse('own-work')
  if (state !== expected) return refuse('state-changed', `it is ${state}, not ${expected}`)
  if (action === 'approve' && state === 'open') return refuse('claim-unproved')
  if (!from.some((one) => one === state))
    return refuse('state-changed', `${action} is not possible while ${state}`)
  if (action === 'approve' && isClaimed) return refuse('already-claimed')
  if (action === 'reject' && reason === null) return refuseField('reason', 'statement-missing')
  return accept(to)
}

/** The decisions that `decideClaim` accepts from this actor now. */
export function allowedClaimDecisions(facts: ClaimFacts, actor: Holder): ClaimDecision[] {
  const attempt = { actor, expected: facts.state, reason: 'any' }
  return CLAIM_DECISIONS.filter((action) => decideClaim(facts, { ...attempt, action }).ok)
}
