/** The body of Stripe's errors. */
export interface ErrorBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  readonly code?: string
  readonly decline_code?: string
  readonly message: string
  readonly param?: string
}

/** An answer other than success. */
export class StripeError extends Error {
  override name = 'StripeError'
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** 400: the request says something that cannot be. */
export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  })
}

/** An unknown id: 404 where the address names it, 400 where a parameter does. */
export function missing(name: string, id: string, param = 'id'): StripeError {
  return new StripeError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${name}: '${id}'`,
    param,
  })
}
