import { createRoot } from 'react-dom/client'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { Menu } from '#domain/contract/menu.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { dayAt } from '#domain/menu/calendar.ts'
import { href } from '#domain/routing/href.ts'
import type { LiveMenu } from '#storefront/features/header/lazy/live-menu.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { plateLooks } from '#storefront/ui/plate-looks.ts'
import { SIZES } from '#storefront/ui/sizes.ts'

/** Renders the picks in the menus; without picks, hides their column. */
export function showPicks(header: HTMLElement, menu: LiveMenu | null): void {
  const locale = pageLocale()
  const free = menu && freeAt(menu, Date.now())
  for (const place of header.querySelectorAll<HTMLElement>('[data-picks]')) {
    const items = menu === null ? [] : picksFor(place.dataset.picks, menu)
    const column = place.parentElement
    if (column !== null) column.hidden = items.length === 0
    if (menu === null || items.length === 0) continue
    createRoot(place).render(<Picks {...{ items, free, locale }} label={menu.freeToday} />)
  }
}

/** The picks of a kind, or one of each kind. */
export function picksFor(kind: string | undefined, { picks }: Pick<Menu, 'picks'>): readonly ItemCard[] {
  if (kind === 'all') return picks.flatMap(({ items }) => items.slice(0, 1))
  return picks.find((one) => one.kind === kind)?.items ?? []
}

/** The free asset of a day. Where the browser's clock is days off, the first known one. */
export function freeAt({ freeOfDay }: Pick<Menu, 'freeOfDay'>, now: number): ItemCard | null {
  const today = dayAt(now)
  return (freeOfDay.find(({ day }) => day === today) ?? freeOfDay[0])?.item ?? null
}

interface PicksProps {
  readonly items: readonly ItemCard[]
  readonly free: ItemCard | null
  readonly label: string
  readonly locale: Locale
}

function Picks({ items, free, label, locale }: PicksProps) {
  return (
    <>
      <ul className="mega__picks">
        {items.map((item) => (
          <li key={item.slug} className={plateLooks(item)}>
            <a className="plate__a" href={href('item', locale, item)}>
              <Artwork preview={item.preview} sizes={SIZES.row} />
              <span className="plate__n">{item.title}</span>
            </a>
          </li>
        ))}
      </ul>
      {free !== null && (
        <p className="mega__free">
          {label}{' '}
          <a className="link" href={href('item', locale, free)}>
            {free.title}
          </a>
        </p>
      )}
    </>
  )
}
