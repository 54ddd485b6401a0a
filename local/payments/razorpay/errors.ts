/** An answer of Razorpay other than success. Unknown ids are 400, as there. */
export class RazorpayError extends Error {
  override name = 'RazorpayError'
  readonly status: number
  readonly code: string
  readonly field: string | null

  constructor(status: number, code: string, description: string, field: string | null = null) {
    super(description)
    this.status = status
    this.code = code
    this.field = field
  }
}

/** 400: the request says something that cannot be. */
export function invalid(description: string, field: string | null = null): RazorpayError {
  return new RazorpayError(400, 'BAD_REQUEST_ERROR', description, field)
}

export function missing(): RazorpayError {
  return invalid('The id provided does not exist')
}

/** The body of an error. */
export function errorBody({ code, message: description, field }: RazorpayError) {
  const where = { source: 'NA', step: 'NA', reason: 'NA', metadata: {} }
  return { error: { code, description, ...(field === null ? {} : { field }), ...where } }
}
