import { termsAccepted } from '#domain/accounts/terms.ts'
import type { Person } from '#domain/contract/accounts.ts'

/** What a person may be asked over the page (spec sections 2 and 4), the most needed first. */
export const PROMPTS = ['terms', 'name', 'username', 'account'] as const
export type Prompt = (typeof PROMPTS)[number]

interface Visit {
  /** It is time to ask which of several accounts to use. */
  readonly chooses: boolean
  /** Words of the address after its language. */
  readonly path: readonly string[]
  /** What was answered or put off on this page. */
  readonly settled: ReadonlySet<Prompt>
}

/** Pages without prompts, since the user is signing in or out there. */
const BUSY_PAGES: readonly string[] = ['auth', 'auth-logout', 'canva', 'login-with-web']

/** The next prompt; a username is asked for only after the first name has been given. */
export function nextPrompt(person: Person, { chooses, path: [first = ''], settled }: Visit): Prompt | null {
  if (BUSY_PAGES.includes(first)) return null
  const open: Record<Prompt, boolean> = {
    terms:
      !termsAccepted('user', person.terms_agreement.user) ||
      (person.is_contributor && !termsAccepted('contributor', person.terms_agreement.contributor)),
    name: person.first_name === null,
    username: person.first_name !== null && person.username === null && settled.has('name'),
    account: chooses,
  }
  return PROMPTS.find((question) => open[question] && !settled.has(question)) ?? null
}
