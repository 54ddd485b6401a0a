/** The contact form: what a message is about, its limits, and how long it is stored. */
export const CONTACT_TOPICS = ['question', 'licence', 'rights', 'contributor', 'problem'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** How long messages of the contact form are stored; the privacy notice states it. */
export const CONTACT_RETENTION_DAYS = 365

export const CONTACT_LENGTHS = { name: 80, email: 254, message: 4_000 } as const

/** What the page states after the form was sent without scripts. */
export const CONTACT_OUTCOMES = ['sent', 'incomplete', 'too-many'] as const
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number]
