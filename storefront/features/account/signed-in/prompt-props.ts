import type { Person } from '#domain/contract/accounts.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** What every dialog that asks a person something is given. */
export interface PromptProps {
  readonly person: Person
  readonly locale: Locale
  /** It was answered or put off. */
  readonly onSettled: () => void
}
