import type { Gateway } from '#domain/contract/checkout.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** How far the answer to a dispute is. `late` is past its deadline; `unanswered` was decided without one. */
export const ANSWER_STATES = ['due', 'late', 'answered', 'unanswered'] as const
export type AnswerState = (typeof ANSWER_STATES)[number]

/** `submit` sends the evidence by the API of the gateway; `record` states that it was handed in at the gateway by hand. */
export const DISPUTE_ACTIONS = ['submit', 'record'] as const
export type DisputeAction = (typeof DISPUTE_ACTIONS)[number]

/** Gateways whose API takes the evidence as text. The others ask for it on their own pages. */
export const EVIDENCE_GATEWAYS: ReadonlySet<Gateway> = new Set(['stripe'])

interface AnsweredDispute {
  readonly state: 'open' | 'won' | 'lost'
  /** When it was answered; null while it is not. */
  readonly answeredAt: string | null
}

/** A dispute is answered once, while it is open: banks accept no second evidence. */
export function decideAnswer({ state, answeredAt }: AnsweredDispute): Result<null> {
  if (answeredAt !== null) return refuse('dispute-answered')
  return state === 'open' ? accept(null) : refuse('dispute-decided')
}

/** The commands on a dispute, for the buttons of the console. */
export function disputeActionsFor(
  dispute: AnsweredDispute,
  takesEvidence: boolean,
): readonly DisputeAction[] {
  if (!decideAnswer(dispute).ok) return []
  return takesEvidence ? DISPUTE_ACTIONS : ['record']
}
