/** Channels of notifications: the list on the site, and mail. */
export const CHANNELS = ['site', 'mail'] as const
export type Channel = (typeof CHANNELS)[number]

interface TypeFacts {
  /** The default of the channel, until the user changes it. */
  readonly site: boolean
  readonly mail: boolean
  /** The channels that the user can switch; the others are fixed. */
  readonly choices: readonly Channel[]
}

/** Every type of notification. */
export const NOTIFICATION_TYPES = {
  /** A followed contributor published: one notification per contributor and day, counting while it is unread. */
  'contributor-published': { site: true, mail: false, choices: ['site', 'mail'] },
  /** A downloaded asset was withdrawn, or has another licence. */
  'asset-withdrawn': { site: true, mail: false, choices: ['site'] },
  /** A downloaded asset has a new revision. */
  'asset-updated': { site: true, mail: false, choices: ['site', 'mail'] },
  /** A decision on the contributor's submission. The mail is always sent. */
  'submission-decided': { site: true, mail: true, choices: ['site'] },
  /** A rights holder's claim against the contributor's works. Legal notices are always sent. */
  'work-claimed': { site: true, mail: true, choices: [] },
  /** A sign-in on a new device, or a changed password or e-mail. The mail is always sent. */
  security: { site: true, mail: true, choices: ['site'] },
  /** A payment of the user failed, renews soon or was refunded. The mail is always sent. */
  payment: { site: true, mail: true, choices: ['site'] },
  /** A step of a cashout of the contributor. The mail is always sent. */
  cashout: { site: true, mail: true, choices: ['site'] },
  /** A member joined a team of the user. The mail is always sent. */
  'team-joined': { site: true, mail: true, choices: ['site'] },
  /** The e-mail is confirmed. */
  welcome: { site: true, mail: true, choices: [] },
} as const satisfies Record<string, TypeFacts>

export type NotificationType = keyof typeof NOTIFICATION_TYPES
export const NOTIFICATION_TYPE_CODES = Object.keys(NOTIFICATION_TYPES) as readonly NotificationType[]

/** The types with channels that users can switch, as the settings list them. */
export const CHOSEN_TYPES = NOTIFICATION_TYPE_CODES.filter((type) => factsOf(type).choices.length > 0)

export function mayChoose(type: NotificationType, channel: Channel): boolean {
  return factsOf(type).choices.includes(channel)
}

export function factsOf(type: NotificationType): TypeFacts {
  return NOTIFICATION_TYPES[type]
}

/** Events of security notifications; each has a mail as well. */
export const SECURITY_EVENTS = ['new-device', 'password-changed', 'email-changed'] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/**
 * Changes of a downloaded asset: withdrawn from new users, withdrawn from all, under another licence, or without one since
 * a claim against it was upheld.
 */
export const ASSET_CHANGES = ['retired', 'removed', 'licence', 'licence-ended'] as const
export type AssetChange = (typeof ASSET_CHANGES)[number]

/** Decisions on submissions that notifications are about. */
export const SUBMISSION_OUTCOMES = ['published', 'scheduled', 'changes-requested', 'rejected'] as const
export type SubmissionOutcome = (typeof SUBMISSION_OUTCOMES)[number]

/** Events of payments that notifications are about; each has a mail with the same name. */
export const PAYMENT_EVENTS = ['payment-failed', 'renewal-notice', 'payment-refunded'] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

/** Steps of a cashout that notifications are about; each has a mail `cashout-…`. */
export const CASHOUT_NOTICES = [
  'requested',
  'approved',
  'rejected',
  'sent',
  'paid',
  'failed',
  'held',
  'released',
] as const
export type CashoutNotice = (typeof CASHOUT_NOTICES)[number]

/** The event that a mail about a payment is about; null for a mail without a notification. */
export function paymentEvent(template: string): PaymentEvent | null {
  return PAYMENT_EVENTS.find((event) => event === template) ?? null
}

/** Notifications on one page of the list. */
export const NOTIFICATIONS_PER_PAGE = 20
/** Above this the badge shows "99+". */
export const MAX_COUNTED = 99
/** Older notifications are deleted. */
export const NOTIFICATION_RETENTION_DAYS = 180
