import type { Menu } from '#domain/contract/menu.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'

/** The changing content of the open menus, and its texts. */
export interface LiveMenu extends Menu {
  readonly freeToday: string
}

/** The cached route that serves it, in a language (storefront/app/menu). */
function liveMenuPath(locale: string): string {
  return `/menu/${locale}`
}

/** @returns null when the request fails: menus work without it */
export async function readLiveMenu(): Promise<LiveMenu | null> {
  try {
    const answer = await fetch(liveMenuPath(pageLocale()))
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
