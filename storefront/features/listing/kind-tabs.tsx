import { useTranslations } from 'next-intl'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import type { Listing, Preview } from '#domain/contract/catalogue.ts'
import type { View } from '#domain/routing/view.ts'
import type { AddressOf } from '#storefront/features/listing/addresses.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { GROUND_LOOKS, groundFor } from '#storefront/ui/ground.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

interface KindTabsProps {
  readonly view: View
  readonly kinds: Listing['kinds']
  readonly addressOf: AddressOf
}

/** The results by kind, each with its count under the current filters and a sample. */
export function KindTabs({ view, kinds, addressOf }: KindTabsProps) {
  const t = useTranslations()
  const isNoChoice = kinds.length === 1 && view.kind === null
  if (kinds.length === 0 || isNoChoice) return null
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav className="kinds scrolls" aria-label={t('listing.kinds')}>
      <Tab
        id="kind-all"
        label={t(view.form === 'pack' ? 'kinds.all.packs' : 'kinds.all.many')}
        count={t('listing.count', { count: total })}
        href={addressOf({ kind: null })}
        current={view.kind === null}
        sample={null}
      />
      {tabsOf(kinds, view).map(({ kind, count, sample }) => (
        <Tab
          key={kind}
          id={`kind-${kind}`}
          label={t(view.form === 'pack' ? `kinds.${kind}.packs` : `kinds.${kind}.many`)}
          count={t('listing.count', { count })}
          href={addressOf({ kind })}
          current={view.kind === kind}
          sample={sample && { ...sample, ground: groundFor(kind, sample.ground) }}
          full={kind === 'photo'}
        />
      ))}
    </nav>
  )
}

/** The kinds with results in their fixed order, and the current one in any case. */
function tabsOf(kinds: KindTabsProps['kinds'], view: View): KindTabsProps['kinds'] {
  return KIND_CODES.flatMap((code) => {
    const counted = kinds.find(({ kind }) => kind === code)
    const none = code === view.kind ? [{ kind: code, count: 0, sample: null }] : []
    return counted === undefined ? none : [counted]
  })
}

interface TabProps {
  readonly id: string
  readonly label: string
  readonly count: string
  readonly href: string
  readonly current: boolean
  readonly sample: Preview | null
  /** Fills its square to the edge. */
  readonly full?: boolean
}

function Tab({ id, label, count, href, current, sample, full = false }: TabProps) {
  const looks = ['kind__p', sample && GROUND_LOOKS[sample.ground], full && 'kind__p--full']
  return (
    <a className="kind" id={id} href={href} aria-current={current ? 'page' : undefined}>
      <span className={looks.filter(Boolean).join(' ')}>
        {sample ? <Artwork preview={sample} sizes={SIZES.thumb} /> : <Icon name="shapes" />}
      </span>
      <span>
        <b>{label}</b>
        <small className="num">{count}</small>
      </span>
    </a>
  )
}
