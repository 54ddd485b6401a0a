import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#cms/operations/accounts/secret.ts'
import type { Payload } from '#cms/operations/database.ts'

/** What a link of a newsletter does. */
type LinkPurpose = 'confirm' | 'unsubscribe'

interface LinkOf {
  readonly purpose: LinkPurpose
  /** The id of the subscriber. */
  readonly subscriber: string
  /** The id of the issue with the link; absent outside of issues. */
  readonly issue?: string | null
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const TOKEN = new RegExp(`^(${UUID})(?:\\.(${UUID}))?\\.[0-9a-f]{64}$`)

/** The secret of a link: the ids, signed for one purpose. Nothing of it is stored, and none can be guessed from another. */
export function linkToken(payload: Payload, { purpose, subscriber, issue = null }: LinkOf): string {
  const ids = issue === null ? subscriber : `${subscriber}.${issue}`
  return `${ids}.${keyedHash(payload, `newsletter-${purpose}:${ids}`)}`
}

/** The subscriber and issue of a secret; null for one that was not signed for the purpose. */
export function readLinkToken(
  payload: Payload,
  purpose: LinkPurpose,
  token: string,
): { readonly subscriber: string; readonly issue: string | null } | null {
  const [, subscriber, issue = null] = TOKEN.exec(token) ?? []
  if (subscriber === undefined) return null
  const signed = linkToken(payload, { purpose, subscriber, issue })
  return timingSafeEqual(Buffer.from(signed), Buffer.from(token)) ? { subscriber, issue } : null
}
