import { LIMITS } from '#domain/accounts/limits.ts'

/** Length of a slot: delayed mails of one kind to one recipient are sent as one. */
export const MAIL_SLOT_MINUTES = 15

/** Requests for mails to one recipient within the last hour, the current one included. */
export interface MailCounts {
  /** By this requester. */
  readonly ofRequester: number
  /** By all requesters together that `countsForRecipient`; null for others. */
  readonly toRecipient: number | null
}

/**
 * Whether a request counts towards the recipient's limit. Requests by a browser in which the owner has signed in do
 * not, nor do requests beyond the requester's own limit, so that no requester can exhaust the limit alone.
 */
export function countsForRecipient(ofRequester: number, isOwner: boolean): boolean {
  return !isOwner && ofRequester <= LIMITS['mail-requester'].most
}

export interface MailPace {
  /** Null for at once. */
  readonly dueAt: Date | null
  /** Requests with the same key are answered by the same mail. */
  readonly key: string
}

/**
 * Decides when a mail that any visitor can request is sent. It is never refused, because the requester may be the
 * owner of the address, and never unlimited: above the limits one mail at the end of the slot answers all requests of
 * the slot. Each request is followed by a mail within 15 minutes, and a recipient gets at most the mails of the limit
 * and one per slot.
 *
 * A first request may use the whole limit of the recipient, further requests only the limit of one requester.
 */
export function paceMail({ ofRequester, toRecipient }: MailCounts, now: Date): MailPace {
  const { most } = LIMITS['mail-requester']
  const room = ofRequester > 1 ? most : LIMITS['mail-recipient'].most
  const isAtOnce = ofRequester <= most && (toRecipient === null || toRecipient <= room)
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  if (isAtOnce) return { dueAt: null, key: String(minute) }
  const slot = Math.floor(minute / MAIL_SLOT_MINUTES) + 1
  return { dueAt: new Date(slot * MAIL_SLOT_MINUTES * MINUTE_MS), key: `slot-${slot}` }
}

const MINUTE_MS = 60_000
