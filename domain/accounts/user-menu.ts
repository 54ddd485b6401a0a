import type { HeaderPerson } from '#domain/accounts/header-state.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { hrefIfExists } from '#domain/routing/href-if-exists.ts'

interface Entry {
  /** Path without language. */
  readonly path: string
  /** Set where another application serves the path, in all languages at one address. */
  readonly external?: true
  readonly shown: (person: HeaderPerson) => boolean
}

const always = () => true
const alone = ({ mode }: HeaderPerson) => mode === 'personal'
const inTeam = ({ mode }: HeaderPerson) => mode === 'team'

/** All entries of the user menu, in order (spec section 2, "User menu"). */
export const USER_MENU = {
  dashboard: { path: '/dashboard', shown: always },
  downloads: { path: '/dashboard/downloads', shown: alone },
  teamDownloads: { path: '/dashboard/downloads', shown: inTeam },
  favorites: { path: '/dashboard/favorites', shown: alone },
  teamCollections: { path: '/dashboard/favorites', shown: inTeam },
  cart: { path: '/dashboard/carts', shown: always },
  notifications: { path: '/dashboard/notifications', shown: always },
  profile: { path: '/dashboard/profile', shown: always },
  contributorsDashboard: {
    path: '/console',
    external: true,
    shown: (person) => alone(person) && person.seller,
  },
  apiDashboard: { path: '/dashboard/api', shown: ({ oauthClients }) => oauthClients > 0 },
  inviteMembers: { path: '/dashboard/members', shown: (person) => inTeam(person) && person.ownsTeam },
  logOut: { path: '/auth-logout', shown: always },
} as const satisfies Record<string, Entry>

export type UserMenuEntry = keyof typeof USER_MENU
const ENTRIES = Object.keys(USER_MENU) as readonly UserMenuEntry[]

/** The entries that apply to a user, in the order of the table. */
export function userMenu(person: HeaderPerson): readonly UserMenuEntry[] {
  return ENTRIES.filter((entry) => USER_MENU[entry].shown(person))
}

/** The address of an entry; null while its page does not exist. */
export function userMenuHref(entry: UserMenuEntry, locale: Locale): string | null {
  const { path, external }: Entry = USER_MENU[entry]
  return external ? path : hrefIfExists(path, locale)
}
