/** The kinds of objects that events of a gateway are about. */
export type EventSubject =
  | 'checkout'
  | 'subscription'
  | 'payment'
  | 'refund'
  | 'refunds-of-charge'
  | 'dispute'
