import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'

/** Who looks at a page: unknown until the session has been asked for (spec section 4). */
export type Session = 'unknown' | 'visitor' | 'person'

/** What a guard says: stay, wait until the session is known, or go to an address of this site. */
export type Verdict = { readonly do: 'stay' | 'wait' } | { readonly do: 'leave'; readonly to: string }

interface Visit {
  readonly session: Session
  readonly locale: Locale
  /** The address that is guarded, with its query, from the root of the site. */
  readonly address: string
  /** The `redirect` of its query, as it came. */
  readonly redirect?: unknown
  /** The visitor came out of Canva, which has sign-up pages of its own. */
  readonly fromCanva?: boolean
}

const STAY: Verdict = { do: 'stay' }

/** The rules in front of pages (spec section 6), by the session they are for. */
export const GUARDS = {
  /** For people only; visitors sign up first and come back. */
  auth: { person: () => STAY, visitor: toSignup },
  /** For visitors only, such as the sign-up page itself. */
  guest: {
    person: ({ redirect, locale }: Visit) => leave(safeRedirect(redirect, homeOf(locale))),
    visitor: () => STAY,
  },
  /** Notifications are a person's own; a visitor who follows a link from a mail signs up or in and comes back. */
  notifications: { person: () => STAY, visitor: toSignup },
} as const satisfies Record<string, Record<'person' | 'visitor', (visit: Visit) => Verdict>>

export type Guard = keyof typeof GUARDS

/** What a guard decides about a visit. Pages are cached for everybody, so the session is often unknown at first. */
export function decideGuard(guard: Guard, visit: Visit): Verdict {
  return visit.session === 'unknown' ? { do: 'wait' } : GUARDS[guard][visit.session](visit)
}

function toSignup({ locale, address, fromCanva = false }: Visit): Verdict {
  const signup = `${homeOf(locale)}${fromCanva ? '/canva/signup' : '/auth/signup'}`
  return leave(`${signup}?${new URLSearchParams({ redirect: safeRedirect(address, homeOf(locale)) })}`)
}

function homeOf(locale: Locale): string {
  return `/${LOCALES[locale].prefix}`
}

function leave(to: string): Verdict {
  return { do: 'leave', to }
}
