import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import { readPayouts } from '#cms/operations/cashouts/read-payouts.ts'
import { recordOutcomes } from '#cms/operations/cashouts/record-outcomes.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Columns } from '#cms/operations/schema/columns.ts'
import type { Payees } from '#cms/ports/payees.ts'
import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import type { PayoutOutcome, PayoutProvider, PayoutProviders } from '#cms/ports/payout-provider.ts'

export interface PayoutServices {
  readonly payload: Payload
  readonly payees: Payees
  readonly providers: PayoutProviders
}

type Batch = Columns<'payout_batches', 'id' | 'method' | 'state' | 'reference'> & Record<string, unknown>

/** How long a batch rests after a call. Money that was paid can come back: its batch is read each day for two months. */
const REST_SECONDS = 60
const SETTLED_REST_HOURS = 24
const SETTLED_DAYS = 60

/**
 * Sends batches to their providers, and asks what became of those that were sent. The calls are made outside of
 * transactions, with the ids as keys: whatever a crash left unrecorded is called again and paid once.
 */
export async function sendBatches(services: PayoutServices): Promise<void> {
  await withAdvisoryLock(services.payload, 'payout-batches', async () => {
    for (const batch of await claimBatches(services.payload)) {
      const provider = services.providers[batch.method]
      if (provider !== undefined) await handle(services, provider, batch)
    }
  })
}

/** Batches that are due for a call. */
function claimBatches(payload: Payload): Promise<readonly Batch[]> {
  return run<Batch>(
    payload,
    fragment`
      update payout_batches set asked_at = present()
       where method <> 'bank' and (
         (state <> 'settled' and coalesce(asked_at, '-infinity') < present() - make_interval(secs => ${REST_SECONDS}))
         or (state = 'settled' and settled_at > present() - make_interval(days => ${SETTLED_DAYS})
           and asked_at < present() - make_interval(hours => ${SETTLED_REST_HOURS})))
      returning id, method, state, reference`,
  )
}

async function handle(services: PayoutServices, provider: PayoutProvider, batch: Batch): Promise<void> {
  const { payload } = services
  try {
    const outcomes =
      batch.state === 'formed'
        ? await send(services, provider, batch.id)
        : await read(services, provider, batch)
    await recordOutcomes(payload, batch.id, outcomes)
  } catch (error) {
    if (!(error instanceof GatewayUnavailable) && !(error instanceof GatewayRefused)) throw error
    payload.logger.warn(`the payout batch ${batch.id} is tried again: ${error.message}`)
    await run(
      payload,
      fragment`update payout_batches set error = left(${error.message}, 1000) where id = ${batch.id}::uuid`,
    )
  }
}

/** Sends a batch. Payments without a payout method, and a batch that is refused whole, have failed. */
async function send(
  services: PayoutServices,
  provider: PayoutProvider,
  batch: string,
): Promise<readonly PayoutOutcome[]> {
  const all = await readPayouts(services, batch)
  const payouts = all.flatMap(({ cashout, amount, target }) =>
    target === null ? [] : { cashout, amount, target },
  )
  const missing = all.filter(({ target }) => target === null)
  const failed = missing.map(({ cashout }) => failure(cashout, 'The payout method was removed'))
  if (payouts.length === 0) {
    await markSent(services.payload, batch, null)
    return failed
  }
  try {
    const { reference, outcomes } = await provider.send({ batch, payouts })
    await markSent(services.payload, batch, reference)
    return [...failed, ...outcomes]
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    const { message } = error
    await markSent(services.payload, batch, null)
    return [...failed, ...payouts.map(({ cashout }) => failure(cashout, message))]
  }
}

async function read(
  services: PayoutServices,
  provider: PayoutProvider,
  { id, reference }: Batch,
): Promise<readonly PayoutOutcome[]> {
  const payouts = await readPayouts(services, id)
  if (reference === null)
    // A crash came between a refusal of the whole batch and its record.
    return payouts.map(({ cashout }) => failure(cashout, 'The provider refused the batch'))
  return payouts.length === 0 ? [] : provider.read({ reference, payouts })
}

function failure(cashout: string, reason: string): PayoutOutcome {
  return { cashout, state: 'failed', transfer: null, reason, cost: null }
}

async function markSent(payload: Payload, batch: string, reference: string | null): Promise<void> {
  await run(
    payload,
    fragment`
      update payout_batches set state = 'sent', reference = ${reference}, sent_at = present(), error = null
       where id = ${batch}::uuid and state = 'formed'`,
  )
}
