import { useTranslations } from 'next-intl'
import { isCurrent, isInAudience } from '#domain/announcements/announcements.ts'
import type { Announcement } from '#domain/contract/announcements.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/**
 * One line above the header: the first current announcement that this visitor has not closed. A page may have been
 * cached long ago, so it contains all that have not ended, and an inline script (show-announcement.ts) chooses before
 * the first paint. Without scripts, and so without a session, it shows the first one for visitors that was current when
 * the page was rendered.
 */
export function AnnouncementBar({ announcements }: { readonly announcements: readonly Announcement[] }) {
  const t = useTranslations('announcement')
  if (announcements.length === 0) return null
  const now = Date.now()
  const first = announcements.find((one) => isInAudience(one.audience, false) && isCurrent(one, now))
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
