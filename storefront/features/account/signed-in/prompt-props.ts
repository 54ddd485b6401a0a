import type { Person } from '#domain/contract/accounts.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** Props of every prompt. */
export interface PromptProps {
  readonly person: Person
  readonly locale: Locale
  /** Called when the prompt was answered or put off. */
  readonly onSettled: () => void
}
