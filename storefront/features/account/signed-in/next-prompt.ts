import { termsAccepted } from '#domain/accounts/terms.ts'
import type { Person } from '#domain/contract/accounts.ts'

/** The prompts of a signed-in user (spec sections 2 and 4), most important first. */
export const PROMPTS = ['terms', 'name', 'username', 'account'] as const
export type Prompt = (typeof PROMPTS)[number]

interface Visit {
  /** The account choice is due. */
  readonly chooses: boolean
  /** The user has just finished an action, so that a question about the profile does not interrupt. */
  readonly free: boolean
  /** Segments of the path after the language. */
  readonly path: readonly string[]
  /** Prompts that were answered or put off. */
  readonly settled: ReadonlySet<Prompt>
}

/** Pages without prompts, since the user is signing in or out there. */
const BUSY_PAGES: readonly string[] = ['auth', 'auth-logout', 'canva', 'login-with-web']

/** Prompts that are asked once for good, whether answered or put off. */
export const ASKED_ONCE = ['name', 'username'] as const satisfies readonly Prompt[]

/**
 * The next prompt. Missing parts of the profile are asked for after a finished action; a username only after the first
 * name has been given.
 */
export function nextPrompt(
  person: Person,
  { chooses, free, path: [first = ''], settled }: Visit,
): Prompt | null {
  if (BUSY_PAGES.includes(first)) return null
  const open: Record<Prompt, boolean> = {
    terms:
      !termsAccepted('user', person.terms_agreement.user) ||
      (person.is_contributor && !termsAccepted('contributor', person.terms_agreement.contributor)),
    name: free && person.first_name === null,
    username: free && person.first_name !== null && person.username === null && settled.has('name'),
    account: chooses,
  }
  return PROMPTS.find((question) => open[question] && !settled.has(question)) ?? null
}
