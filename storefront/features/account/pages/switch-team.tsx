'use client'

import { SwitchUser } from '#storefront/features/account/pages/switch-user.tsx'
import { Switching } from '#storefront/features/account/pages/switching.tsx'

/** `/auth/switch-team/{uuid}`: acts for a team; without a team, the accounts to choose from. */
export function SwitchTeam() {
  // Rendered in the browser alone: the page is shown once the session is known.
  const [team] = /[\da-f-]{36}$/.exec(window.location.pathname) ?? []
  return team === undefined ? <SwitchUser choosing /> : <Switching path={`/teams/${team}/login`} />
}
