import type { HeldSubscription } from '#domain/contract/subscriptions.ts'
import type { PlanChoice } from './choice.ts'

/** What a checkout needs from a subscription. */
export type RunningPlan = Pick<
  HeldSubscription,
  'uuid' | 'recurring_subscription_id' | 'cancelled_at' | 'transaction'
> & { readonly plan_info: Pick<HeldSubscription['plan_info'], 'type' | 'currency'> }

/** Who chooses a plan: a visitor, or a user with what they hold. */
export type Chooser =
  | { readonly session: 'visitor'; readonly fromCanva: boolean }
  | {
      readonly session: 'person'
      readonly mode: 'personal' | 'team'
      /** The first subscription of the account in use; null for none. */
      readonly held: RunningPlan | null
    }

/** Why a checkout asks first (spec section 4, "Subscribing"). */
export const CONFIRMATIONS = ['running-plan', 'individual-for-team', 'rupee-plan'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

/** What happens when a plan is chosen. */
export type NextStep =
  | { readonly do: 'sign-up'; readonly on: 'purchase' | 'canva' }
  | { readonly do: 'confirm'; readonly why: Confirmation; readonly replaces: RunningPlan | null }
  | { readonly do: 'checkout'; readonly replaces: RunningPlan | null }

/**
 * What happens when a plan is chosen (spec section 4, "Subscribing"): visitors sign up first; three cases are
 * confirmed first; everything else goes to the checkout at once.
 */
export function decideNextStep(choice: PlanChoice, chooser: Chooser): NextStep {
  if (chooser.session === 'visitor') return { do: 'sign-up', on: chooser.fromCanva ? 'canva' : 'purchase' }
  const { held, mode } = chooser
  const replaces = held !== null && replacesHeld(choice, held) ? held : null
  const why = confirmation(choice, mode, held)
  return why === null ? { do: 'checkout', replaces } : { do: 'confirm', why, replaces }
}

function confirmation(
  { plan }: PlanChoice,
  mode: 'personal' | 'team',
  held: RunningPlan | null,
): Confirmation | null {
  if (mode === 'team' && plan.type === 'personal') return 'individual-for-team'
  if (held?.plan_info.type !== 'personal') return null
  if (held.plan_info.currency === 'INR') return 'rupee-plan'
  return isRenewing(held) && held.transaction.gateway === 'stripe' ? 'running-plan' : null
}

/** An upgrade ends the running personal subscription; a team plan or an API plan is bought beside it. */
function replacesHeld({ plan }: PlanChoice, held: RunningPlan): boolean {
  return plan.type === 'personal' && held.plan_info.type === 'personal' && isRenewing(held)
}

function isRenewing({ cancelled_at }: RunningPlan): boolean {
  return cancelled_at === null
}

/** Whether the user has to choose a team first: a team plan is held by the team in use. */
export function needsTeam({ plan }: PlanChoice, chooser: Chooser): boolean {
  return plan.type === 'team' && chooser.session === 'person' && chooser.mode === 'personal'
}
