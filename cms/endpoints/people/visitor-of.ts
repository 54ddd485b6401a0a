import type { PayloadRequest } from 'payload'
import { callerNetwork } from '#cms/endpoints/api-v2/caller-network.ts'
import { cookieOf } from '#cms/endpoints/people/cookies.ts'
import { environment } from '#cms/env.ts'
import type { Visitor } from '#cms/operations/accounts/visitor.ts'

/** The network and browser of a request. */
export function visitorOf(req: PayloadRequest): Visitor {
  return {
    address: callerNetwork(req, environment().PROXIES_IN_FRONT),
    device: cookieOf(req, 'device'),
    userAgent: req.headers.get('user-agent') ?? '',
  }
}
