import { LIMITS } from '#domain/accounts/limits.ts'

/** Mails of one kind to one recipient that have to wait are sent as one, so often. */
export const MAIL_SLOT_MINUTES = 15

/** Requests for mails to one recipient within the last hour, the present one included. */
export interface MailCounts {
  /** Of who asks now. */
  readonly ofAsker: number
  /** Of everybody together, for whom `countsForRecipient`; null for others. */
  readonly toRecipient: number | null
}

/**
 * Whether a request counts for the recipient's limit: not that of a browser that the owner of the address has signed in
 * with, nor what one asker asks for beyond their own limit, so that nobody uses the limit up alone.
 */
export function countsForRecipient(ofAsker: number, isOwner: boolean): boolean {
  return !isOwner && ofAsker <= LIMITS['mail-asker'].most
}

export interface MailPace {
  /** Null for at once. */
  readonly dueAt: Date | null
  /** Requests with the same key are answered by the same mail. */
  readonly key: string
}

/**
 * When a mail is sent that anybody can ask for. It is never refused, because the owner of the address may be the one
 * who asks, and never sent without bounds: above the limits a request is answered by the mail of the next slot, which
 * all requests of that time share. So a mail follows each request, within 15 minutes, and a recipient gets at most the
 * mails of the limit and one for each slot.
 *
 * Who asks for the first time may use all of the recipient's limit, who asks again only as much as one asker may.
 */
export function paceMail({ ofAsker, toRecipient }: MailCounts, now: Date): MailPace {
  const { most } = LIMITS['mail-asker']
  const room = ofAsker > 1 ? most : LIMITS['mail-recipient'].most
  const isAtOnce = ofAsker <= most && (toRecipient === null || toRecipient <= room)
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  if (isAtOnce) return { dueAt: null, key: String(minute) }
  const slot = Math.floor(minute / MAIL_SLOT_MINUTES) + 1
  return { dueAt: new Date(slot * MAIL_SLOT_MINUTES * MINUTE_MS), key: `slot-${slot}` }
}

const MINUTE_MS = 60_000
