/** A rendered mail. */
export interface OutgoingMail {
  /** Its id, by which the receiver recognises duplicates. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Language of the text, BCP 47. */
  readonly language: string
  /** Address of the page where the recipient can unsubscribe; null for mails without that choice. */
  readonly settings: string | null
  /** Address that ends the subscription with one request, without a page (RFC 8058); absent for other mails. */
  readonly oneClick?: string
  /** Where a reply goes, if not to the sender of mails. */
  readonly replyTo?: string
  /** The sender, if not the configured one; without an address the name alone replaces the configured one. */
  readonly from?: { readonly name: string; readonly address: string | null }
}

/**
 * The result of a send: accepted by the mail server; rejected permanently; rejected temporarily, to be retried; or
 * unknown, because the connection broke after the letter was transmitted.
 */
export type Delivery =
  | { readonly outcome: 'sent' }
  | {
      readonly outcome: 'refused' | 'later' | 'uncertain'
      readonly reason: string
      /** Set for a refusal because the mailbox of the recipient does not exist. */
      readonly isUnknownMailbox?: boolean
    }

/** Sends letters to a mail server. Errors of the server and the network are results, not exceptions. */
export interface Mailer {
  send(letter: OutgoingMail): Promise<Delivery>
}
