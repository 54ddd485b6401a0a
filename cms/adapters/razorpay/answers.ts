import { z } from 'zod'
import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'

/**
 * An object of Razorpay, or an error of the port. The SDK rejects with plain objects, and passes on whatever a server
 * answers with a status of success, so that each answer is checked for the object that was asked for.
 *
 * @throws GatewayUnavailable, GatewayRefused
 */
export async function askFor<T extends z.ZodType>(
  schema: T,
  call: () => Promise<unknown>,
): Promise<z.infer<T>> {
  const answer = await call().catch((error: unknown) => {
    throw portError(error)
  })
  const read = schema.safeParse(answer)
  if (!read.success)
    throw new GatewayUnavailable(`Razorpay did not answer what was asked for: ${z.prettifyError(read.error)}`)
  return read.data
}

/** The same for an object that may not exist: null. */
export async function lookFor<T extends z.ZodType>(
  schema: T,
  call: () => Promise<unknown>,
): Promise<z.infer<T> | null> {
  try {
    return await askFor(schema, call)
  } catch (error) {
    if (error instanceof GatewayRefused && MISSING.test(error.message)) return null
    throw error
  }
}

/** Razorpay answers 400 for unknown ids; only the description tells. */
const MISSING = /does not exist|not a valid id/i

const faultSchema = z.object({
  statusCode: z.coerce.number(),
  error: z.object({ code: z.string(), description: z.string() }),
})

/** Statuses that a repetition does not change; a wrong key, a conflict or a limit is no refusal of the call. */
const FINAL: readonly number[] = [400, 404, 422]

/** Without an answer the SDK throws a TypeError of its own. */
function portError(error: unknown): Error {
  const fault = faultSchema.safeParse(error)
  if (!fault.success) return new GatewayUnavailable('Razorpay did not answer', { cause: error })
  const { statusCode, error: said } = fault.data
  const isFinal = FINAL.includes(statusCode) && said.code === 'BAD_REQUEST_ERROR'
  return isFinal
    ? new GatewayRefused(said.description, { cause: error })
    : new GatewayUnavailable(`${statusCode}: ${said.description}`, { cause: error })
}
