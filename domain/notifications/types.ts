/** Where somebody can be told: in the list on the site, and by mail. */
export const CHANNELS = ['site', 'mail'] as const
export type Channel = (typeof CHANNELS)[number]

interface TypeFacts {
  /** Whether it is told there as long as the person has not said otherwise. */
  readonly site: boolean
  readonly mail: boolean
  /** What the person decides; the other channels stay as they are. */
  readonly choices: readonly Channel[]
}

/** Everything that people are told of. */
export const NOTIFICATION_TYPES = {
  /** Somebody whom the person follows published: one for each contributor and day, counting while it is unread. */
  'contributor-published': { site: true, mail: false, choices: ['site', 'mail'] },
  /** Something the person downloaded was withdrawn, or has another licence. */
  'asset-withdrawn': { site: true, mail: false, choices: ['site'] },
  /** Somebody signed in on a new device, or changed the password or the e-mail. The mail about it is always sent. */
  security: { site: true, mail: true, choices: ['site'] },
  /** The e-mail is confirmed. */
  welcome: { site: true, mail: true, choices: [] },
} as const satisfies Record<string, TypeFacts>

export type NotificationType = keyof typeof NOTIFICATION_TYPES
export const NOTIFICATION_TYPE_CODES = Object.keys(NOTIFICATION_TYPES) as readonly NotificationType[]

/** The types of which the person decides anything, as the settings list them. */
export const CHOSEN_TYPES = NOTIFICATION_TYPE_CODES.filter((type) => factsOf(type).choices.length > 0)

export function mayChoose(type: NotificationType, channel: Channel): boolean {
  return factsOf(type).choices.includes(channel)
}

export function factsOf(type: NotificationType): TypeFacts {
  return NOTIFICATION_TYPES[type]
}

/** What a notice of security is about; each has its mail too. */
export const SECURITY_EVENTS = ['new-device', 'password-changed', 'email-changed'] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/**
 * What became of something that was downloaded: gone for new people, gone for everybody, or under another licence.
 */
export const ASSET_CHANGES = ['retired', 'removed', 'licence'] as const
export type AssetChange = (typeof ASSET_CHANGES)[number]

/** Notifications on one page of the list. */
export const NOTIFICATIONS_PER_PAGE = 20
/** Beyond this the bell says "99+". */
export const MOST_COUNTED = 99
/** After that nobody reads it any more, and it is forgotten. */
export const KEEP_NOTIFICATIONS_DAYS = 180
