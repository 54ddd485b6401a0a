import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'
import { type Approval, decideApproval, refuseOwn } from '#domain/payouts/approval.ts'
import { type CashoutState, nextCashoutState } from './states.ts'

/** The commands of finance on a cashout. `pay` and `fail` record what a bank did; providers with an API report it themselves. */
export const CASHOUT_ACTIONS = ['approve', 'reject', 'pay', 'fail', 'hold', 'release'] as const
export type CashoutAction = (typeof CASHOUT_ACTIONS)[number]

/** Commands that hold the contributor; the others change the state of the cashout itself. */
export const HOLD_ACTIONS = ['hold', 'release'] as const satisfies readonly CashoutAction[]
export type HoldAction = (typeof HOLD_ACTIONS)[number]
export type DecidingAction = Exclude<CashoutAction, HoldAction>

export interface DecidedCashout extends Approval {
  readonly state: CashoutState
  readonly method: PayoutMethod
  /** The users whom the money belongs to: the owner of the profile, and who requested it. */
  readonly payees: readonly string[]
  readonly isHeld: boolean
  /** False when chargebacks left the available balance negative. */
  readonly isCovered: boolean
}

/**
 * The state that a command of finance leads to; `requested` after the first of two approvals. No member of staff decides about their
 * own money; a held or uncovered cashout is not approved.
 */
export function decideCashout(
  cashout: DecidedCashout,
  { action, actor }: { readonly action: DecidingAction; readonly actor: string },
): Result<CashoutState> {
  const own = refuseOwn(cashout.payees, actor)
  if (!own.ok) return own
  const next = nextCashoutState(cashout.state, action)
  if (next === null) return refuse('state-changed')
  if (action === 'reject') return accept(next)
  if (action === 'pay' || action === 'fail')
    return cashout.method === 'bank' ? accept(next) : refuse('state-changed')
  if (cashout.isHeld) return refuse('cashout-on-hold')
  if (!cashout.isCovered) return refuse('cashout-not-covered')
  const approved = decideApproval(cashout, actor)
  if (!approved.ok) return approved
  return accept(approved.value === 'first' ? 'requested' : next)
}

/** A hold is placed once and released once, by staff other than the payee. */
export function decideHold(
  { payees, isHeld }: Pick<DecidedCashout, 'payees' | 'isHeld'>,
  { action, actor }: { readonly action: HoldAction; readonly actor: string },
): Result<null> {
  const own = refuseOwn(payees, actor)
  if (!own.ok) return own
  return isHeld === (action === 'release') ? accept(null) : refuse('state-changed')
}

/** The commands that the state allows a member of staff, for the buttons of the console. */
export function cashoutActionsFor(cashout: DecidedCashout, actor: string): readonly CashoutAction[] {
  const seen = { ...cashout, isCovered: true }
  return CASHOUT_ACTIONS.filter((action) =>
    action === 'hold' || action === 'release'
      ? decideHold(seen, { action, actor }).ok
      : decideCashout(seen, { action, actor }).ok,
  )
}
