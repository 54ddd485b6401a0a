import { useTranslations } from 'next-intl'
import { isCurrent, isReader } from '#domain/announcements/announcements.ts'
import type { Announcement } from '#domain/contract/announcements.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/**
 * One line above the header: the first announcement whose time it is and that this visitor has not closed. A page may
 * have been made long ago, so it carries all that are not over, and a line of script (show-announcement.ts) chooses
 * before anything is painted. Without scripts, with which nobody signs in, the first for visitors stands whose time it
 * was when the page was made.
 */
export function AnnouncementBar({ announcements }: { readonly announcements: readonly Announcement[] }) {
  const t = useTranslations('announcement')
  if (announcements.length === 0) return null
  const now = Date.now()
  const first = announcements.find((one) => isReader(one.audience, false) && isCurrent(one, now))
  return (
    <aside className="ann" aria-label={t('label')} id="announcement">
      {announcements.map(({ id, text, link, audience, from, until }) => (
        <div
          key={id}
          className="ann__in"
          data-announcement={id}
          data-audience={audience}
          data-from={from ?? undefined}
          data-until={until ?? undefined}
          hidden={id !== first?.id}
          suppressHydrationWarning
        >
          <p>
            {text}{' '}
            {link !== null && (
              <a className="link" href={link.href}>
                {link.label}
              </a>
            )}
          </p>
          <Button tone="quiet" size="small" iconOnly className="needs-script" aria-label={t('close')}>
            <Icon name="x" />
          </Button>
        </div>
      ))}
    </aside>
  )
}
