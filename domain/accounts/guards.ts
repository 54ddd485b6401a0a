import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'

/** The session of a page view: unknown until the session request has answered (spec section 4). */
export type Session = 'unknown' | 'visitor' | 'person'

/** The result of a guard: stay, wait until the session is known, or redirect to an address of this site. */
export type Verdict = { readonly do: 'stay' | 'wait' } | { readonly do: 'leave'; readonly to: string }

interface Visit {
  readonly session: Session
  readonly locale: Locale
  /** The guarded address with its query, from the root of the site. */
  readonly address: string
  /** The `redirect` parameter of the query, unvalidated. */
  readonly redirect?: unknown
  /** The user acts for a team. */
  readonly inTeam?: boolean
  /** The visitor came from Canva, which has sign-up pages of its own. */
  readonly fromCanva?: boolean
}

const STAY: Verdict = { do: 'stay' }

/** The guards of pages (spec section 6), by the session that each requires. */
export const GUARDS = {
  /** For signed-in users only; visitors sign up first and return. */
  auth: { person: () => STAY, visitor: toSignup },
  /** For visitors only, such as the sign-up page. */
  guest: {
    person: ({ redirect, locale }: Visit) => leave(safeRedirect(redirect, homeOf(locale))),
    visitor: () => STAY,
  },
  /** For users who act for a team; others go to their dashboard. */
  team: {
    person: ({ inTeam = false, locale }: Visit) => (inTeam ? STAY : leave(`${homeOf(locale)}/dashboard`)),
    visitor: toSignup,
  },
  /** For signed-in users only; a visitor who follows a link from a mail signs up or logs in first and returns. */
  notifications: { person: () => STAY, visitor: toSignup },
} as const satisfies Record<string, Record<'person' | 'visitor', (visit: Visit) => Verdict>>

export type Guard = keyof typeof GUARDS

/** Decides a visit. Pages are cached and the same for all visitors, so the session is often unknown at first. */
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
