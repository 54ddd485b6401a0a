import type { z } from 'zod'
import type { FormValue } from './form.ts'
import { readParameters } from './parameters.ts'
import type { StripeState } from './state.ts'

/** An answer whose status is not 200, and whose changes are kept: a declined payment. */
export class KeptReply {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Such as `/v1/customers/:id`. */
  readonly path: string
  /** Reads the parameters and runs; `expand` is not among them. */
  readonly run: (state: StripeState, form: Record<string, FormValue>, ids: readonly string[]) => unknown
}

type Handler<T extends z.ZodType> = (state: StripeState, parameters: z.infer<T>, id: string) => unknown

function route<T extends z.ZodType>(
  method: Route['method'],
  path: string,
  parameters: T,
  handle: Handler<T>,
): Route {
  return {
    method,
    path,
    run: (state, form, [id = '']) => handle(state, readParameters(parameters, form), id),
  }
}

export const get = <T extends z.ZodType>(path: string, parameters: T, handle: Handler<T>) =>
  route('GET', path, parameters, handle)
export const post = <T extends z.ZodType>(path: string, parameters: T, handle: Handler<T>) =>
  route('POST', path, parameters, handle)
export const remove = <T extends z.ZodType>(path: string, parameters: T, handle: Handler<T>) =>
  route('DELETE', path, parameters, handle)

/** The values of `:id` in a path, or null where the path is another one. */
export function matchPath(pattern: string, path: string): string[] | null {
  const parts = pattern.split('/')
  const given = path.split('/')
  if (parts.length !== given.length) return null
  const ids: string[] = []
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      if (!/^[\w.-]{1,255}$/.test(value)) return null
      ids.push(value)
    } else if (part !== value) return null
  }
  return ids
}
