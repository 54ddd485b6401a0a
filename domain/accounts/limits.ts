const MINUTE = 60
const HOUR = 60 * MINUTE

/** At most `most` in `seconds`, counted from the first. */
export interface Limit {
  readonly most: number
  readonly seconds: number
}

/**
 * Rate limits and the key that each is counted by. An attempt is counted before it is processed, so that a limit of N
 * lets exactly N through, however many arrive at once.
 *
 * Wrong passwords are counted per account and per network. A browser that has signed in before is counted separately:
 * an attacker who guesses from elsewhere locks out other browsers, not the owner.
 */
export const LIMITS = {
  'log-in-account': { most: 10, seconds: 15 * MINUTE },
  'log-in-known-device': { most: 10, seconds: 15 * MINUTE },
  'log-in-address': { most: 100, seconds: 15 * MINUTE },
  /** Wrong passwords of a signed-in user: an open session is no place to guess from. */
  'password-account': { most: 10, seconds: 15 * MINUTE },
  /** A school class that signs up together stays below it. */
  'sign-up-address': { most: 100, seconds: HOUR },
  /** Requests for mails by one network or account, to any recipient. A browser known to the account is not counted. */
  'mail-address': { most: 60, seconds: HOUR },
  /** Mails to one recipient that are sent at once, per requester and in total. Above it domain/mail/pace.ts applies. */
  'mail-requester': { most: 4, seconds: HOUR },
  'mail-recipient': { most: 8, seconds: HOUR },
  /** Invalid links of mails and invalid credentials of Google. */
  'token-address': { most: 60, seconds: 15 * MINUTE },
  'follow-account': { most: 300, seconds: HOUR },
  'sale-notice-account': { most: 300, seconds: HOUR },
  /** Changes of a cart, each of one asset. */
  'cart-account': { most: 600, seconds: HOUR },
  'export-account': { most: 5, seconds: HOUR },
  'download-again-account': { most: 300, seconds: HOUR },
  /** New certificates: each delivers its file once more to hash it. */
  'certificate-account': { most: 120, seconds: HOUR },
  /** Locks of collections: each delivers every file of the collection once more to hash it. */
  'asset-lock-account': { most: 20, seconds: HOUR },
  /** Decoding a picture is the most expensive request that a user can send. */
  'picture-account': { most: 30, seconds: HOUR },
  /** Changes of personal collections, each of up to two hundred assets. */
  'collect-account': { most: 1_000, seconds: HOUR },
  /** Messages of the contact form by one network; each is a mail to support. */
  'contact-address': { most: 5, seconds: HOUR },
  /** Newsletter forms by one network, and mails that ask one address for its consent. */
  'newsletter-address': { most: 20, seconds: HOUR },
  'newsletter-recipient': { most: 3, seconds: HOUR },
  /** Invitations that one network opens: codes cannot be tried out. */
  'invitation-address': { most: 300, seconds: HOUR },
  /** Requests for custom orders by one network; each is a mail to support and up to three files. */
  'order-address': { most: 5, seconds: HOUR },
  /** Claims of rights holders by one network, and mails to one typed address. */
  'claim-address': { most: 5, seconds: HOUR },
  'claim-recipient': { most: 3, seconds: HOUR },
  /** Reports of works by one network of visitors, and by one member. */
  'report-address': { most: 10, seconds: HOUR },
  'report-account': { most: 30, seconds: HOUR },
  /** Uploads of originals by one contributor: four batches of 500 files. */
  'upload-account': { most: 2_000, seconds: HOUR },
  /** Invitations to the teams of contributors; each is a mail to an address of the inviter's choice. */
  'invite-account': { most: 30, seconds: HOUR },
  /** New teams of subscribers, and invitations to them; each is a mail to an address of the inviter's choice. */
  'team-account': { most: 10, seconds: HOUR },
  'team-invite-account': { most: 200, seconds: HOUR },
  /** Statements about a payee, and changes of the payout method; each of these is a mail, also to an earlier address. */
  'payee-account': { most: 30, seconds: HOUR },
  'payout-method-account': { most: 5, seconds: HOUR },
  'claim-account': { most: 10, seconds: HOUR },
  /** Looks for the proof of a claim, each of which asks another server. */
  'claim-check-account': { most: 30, seconds: HOUR },
  /** Checkouts by one account; each asks a payment gateway for a page. */
  'checkout-account': { most: 30, seconds: HOUR },
  /** Questions what a code gives, by network. */
  'coupon-address': { most: 30, seconds: HOUR },
  /** Questions what a code takes off a cart, by account; a page asks again after each change of the cart. */
  'cart-coupon-account': { most: 120, seconds: HOUR },
  /** Questions about the state of an order, and commands on a subscription, each of which asks a gateway. */
  'order-account': { most: 300, seconds: HOUR },
  'billing-account': { most: 60, seconds: HOUR },
  'zip-account': { most: 20, seconds: HOUR },
  /** ZIPs of visitors, by network. */
  'zip-guest': { most: 5, seconds: HOUR },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
