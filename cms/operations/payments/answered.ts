import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'
import { type Result, refuse } from '#domain/errors/catalogue.ts'

/** Runs work that asks a gateway: its faults are refusals of the command. */
export async function answered<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof GatewayUnavailable) return refuse('gateway-unavailable', error.message)
    if (error instanceof GatewayRefused) return refuse('gateway-refused', error.message)
    throw error
  }
}
