import type { PayloadRequest } from 'payload'
import { callerNetwork } from '#cms/endpoints/api-v2/caller-network.ts'
import { environment } from '#cms/env.ts'
import { sessionOf } from '#cms/operations/accounts/authenticate-session.ts'
import type { Downloader } from '#cms/operations/downloads/downloader.ts'
import { guestKey } from '#cms/operations/downloads/guest-key.ts'
import { actorOf } from '#collections/access.ts'

/** Who a request downloads for: its user in the account in use, else a guest by network. */
export function downloaderOf(req: PayloadRequest, now: Date): Downloader {
  const actor = actorOf(req.user)
  if (actor !== null) return { user: actor.id, team: sessionOf(req)?.team?.id ?? null }
  const { PROXIES_IN_FRONT, SIGNING_SECRET } = environment()
  return { guest: guestKey(callerNetwork(req, PROXIES_IN_FRONT), now, SIGNING_SECRET) }
}
