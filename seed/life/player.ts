import { recogniseRevenue } from '#cms/operations/payments/recognise-revenue.ts'
import { sendRefunds } from '#cms/operations/payments/send-refunds.ts'
import { closeDueMonths } from '#cms/operations/royalties/close-due-months.ts'
import { releaseEarnings } from '#cms/operations/royalties/release-earnings.ts'
import { writeDueStatements } from '#cms/operations/statements/write-due-statements.ts'
import { expireSubscriptions } from '#cms/operations/subscriptions/expire-subscriptions.ts'
import { askRefund, atGateway, cancel, checkOut, download, join } from './buyer-acts.ts'
import { DECISIONS, decideOf, moveBatches, requestOf } from './cashout-acts.ts'
import type { LifeEvent } from './events.ts'
import { decideDetails, stateDetails } from './maker-acts.ts'
import { again, type LifeStage } from './stage.ts'
import { applyInbox, deliver } from './webhooks.ts'

/**
 * Plays one event through the operations that people, gateways and the worker use. Played again after a cut, with the same
 * key, it has its effect once.
 */
export async function playEvent(stage: LifeStage, event: LifeEvent, key: string): Promise<void> {
  const { gateway } = stage
  switch (event.act) {
    case 'join':
      return join(stage, event)
    case 'subscribe':
    case 'buy':
      return checkOut(stage, event)
    case 'download':
      return download(stage, event)
    case 'ask-refund':
      return askRefund(stage, event)
    case 'cancel':
      return cancel(stage, event)
    case 'pay':
    case 'abandon':
    case 'renew':
    case 'decline':
    case 'end':
    case 'refund-part':
    case 'dispute':
    case 'decide-dispute': {
      const announced = await gateway.once(key, () => atGateway(stage, event))
      await deliver(stage, key, announced)
      return applyInbox(stage)
    }
    case 'work':
      return work(stage, event.at)
    case 'form-batches':
    case 'send-batches':
    case 'pay-batches':
      return moveBatches(stage, event.act, event.at)
    default:
      return playMaker(stage, event, key)
  }
}

type MakerEvent = Extract<LifeEvent, { readonly maker: number }>

async function playMaker(stage: LifeStage, event: MakerEvent, key: string): Promise<void> {
  const played = stage.cast.makers[event.maker]
  if (played === undefined) throw new Error(`there is no maker ${event.maker}`)
  switch (event.act) {
    case 'state-details':
      return stateDetails(stage, played, event.at)
    case 'decide-details':
      return decideDetails(stage, played)
    case 'request-cashout':
      return requestOf(stage, played, { at: event.at, key })
    default:
      return decideOf(stage, played, DECISIONS[event.act])
  }
}

/** What the worker does by the clock. */
async function work(stage: LifeStage, at: number): Promise<void> {
  const { payload } = stage
  await applyInbox(stage)
  await recogniseRevenue(payload, at)
  await again(() => sendRefunds(stage))
  await again(() => expireSubscriptions(stage))
  await closeDueMonths(payload, at)
  await writeDueStatements(payload, { now: at })
  await releaseEarnings(payload, at)
}
