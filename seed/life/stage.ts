import type { Payload } from '#cms/operations/database.ts'
import type { PaymentServices } from '#cms/operations/payments/settle.ts'
import { GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import type { ErrorCode, Result } from '#domain/errors/catalogue.ts'
import type { LifeCast } from './cast.ts'
import type { MemoryGateway } from './gateway.ts'

/** What the player works with. */
export interface LifeStage extends PaymentServices {
  readonly payload: Payload
  readonly gateway: MemoryGateway
  readonly publicUrl: string
  readonly cast: LifeCast
  /** Refusals by their code: a plan does not know each balance and each limit. */
  readonly refused: Map<ErrorCode, number>
}

const ATTEMPTS = 50

/** Repeats what a gateway that is unavailable interrupts, as people and the worker do. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof GatewayUnavailable) || attempt === ATTEMPTS) throw error
    }
}

/** Runs an operation until a gateway answers it, and counts its refusal. @returns undefined for a refusal */
export async function accepted<T>(
  { refused }: Pick<LifeStage, 'refused'>,
  work: () => Promise<Result<T>>,
): Promise<T | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const done = await again(work)
    if (done.ok) return done.value
    if (done.code === 'gateway-unavailable' && attempt < ATTEMPTS) continue
    refused.set(done.code, (refused.get(done.code) ?? 0) + 1)
    return undefined
  }
}
