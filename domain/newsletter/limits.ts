/** Maximum characters of the texts of a newsletter. */
export const LETTER_LENGTHS = {
  name: 120,
  subject: 120,
  preview: 160,
  heading: 120,
  text: 4_000,
  label: 60,
} as const

/** Maximum blocks of a newsletter, and works of one of its blocks. */
export const LETTER_COUNTS = { blocks: 20, works: 12, standardWorks: 4 } as const

/** The most newsletters that are handed to the mail server in one minute, of all issues and workers together. */
export const NEWSLETTER_PER_MINUTE = 120

/** How long the link of the first mail confirms a subscription, and how long an unconfirmed address is stored. */
export const CONFIRM_DAYS = 7

/** How long the address of someone who unsubscribed, or whose mailbox refused, is stored so that it is not mailed again. */
export const SUPPRESSED_DAYS = 3 * 365
