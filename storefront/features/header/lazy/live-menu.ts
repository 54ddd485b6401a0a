import type { Menu } from '#domain/contract/menu.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'

/** What the open menus show that changes, and the words around it. */
export interface LiveMenu extends Menu {
  readonly freeToday: string
}

/** Where it is kept ready, in a language (storefront/app/menu). */
export function liveMenuPath(locale: string): string {
  return `/menu/${locale}`
}

/** @returns null when nothing answers: menus are whole without it */
export async function readLiveMenu(): Promise<LiveMenu | null> {
  try {
    const answer = await fetch(liveMenuPath(pageLocale()))
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
