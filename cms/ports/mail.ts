/** A mail that is ready to be sent. */
export interface OutgoingMail {
  /** Its id, which the receiving side tells copies by. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Language of the text, BCP 47. */
  readonly language: string
  /** Where the person can end mails of this sort; null where that is not theirs to decide. */
  readonly settings: string | null
}

/**
 * What became of a letter: taken by the mail server; refused for good; not taken now, to be tried later; or the
 * connection broke after it was handed over, so that nobody knows.
 */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'later' | 'uncertain'; readonly reason: string }

/** Hands letters to a mail server. It does not throw for anything that the server or the network does. */
export interface Mailer {
  send(letter: OutgoingMail): Promise<Delivery>
}
