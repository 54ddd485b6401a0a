import { newId } from '../core/ids.ts'

type Name =
  | 'INVALID_REQUEST'
  | 'AUTHENTICATION_FAILURE'
  | 'RESOURCE_NOT_FOUND'
  | 'UNPROCESSABLE_ENTITY'
  | 'USER_BUSINESS_ERROR'
  | 'INTERNAL_SERVER_ERROR'

/** An answer other than success, in PayPal's shape. */
export class PaypalError extends Error {
  override name = 'PaypalError'
  readonly status: number
  readonly body: object

  constructor(
    status: number,
    name: Name,
    issue: string,
    description: string,
    { field, links = [] }: { readonly field?: string; readonly links?: readonly object[] } = {},
  ) {
    super(description)
    this.status = status
    this.body = {
      name,
      message: MESSAGES[name],
      debug_id: newId('', 13).toLowerCase(),
      details: [{ ...(field === undefined ? {} : { field }), issue, description }],
      links,
    }
  }
}

const MESSAGES: Readonly<Record<Name, string>> = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  AUTHENTICATION_FAILURE:
    'Authentication failed due to invalid credentials or a missing Authorization header.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  USER_BUSINESS_ERROR: 'User business error.',
  INTERNAL_SERVER_ERROR: 'An internal server error has occurred.',
}

/** 400: the request does not fit the schema. */
export function malformed(field: string, description: string): PaypalError {
  return new PaypalError(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX', description, { field })
}

/** 422: the state of an object does not allow the call. */
export function unprocessable(issue: string, description: string): PaypalError {
  return new PaypalError(422, 'UNPROCESSABLE_ENTITY', issue, description)
}

/** 400: a batch of payouts has the id already; the answer links to it. */
export function known(field: string, href: string): PaypalError {
  return new PaypalError(400, 'USER_BUSINESS_ERROR', `Batch with given ${field} already exists`, '', {
    field: field.toUpperCase(),
    links: [{ href, rel: 'self', method: 'GET' }],
  })
}

export function missing(id: string): PaypalError {
  return new PaypalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID', `There is no resource ${id}.`)
}
