import { useTranslations } from 'next-intl'
import { LICENCE_CODES, LICENCES, type LicenceCode } from '#domain/assets/licences.ts'
import { licenceKey } from '#storefront/messages/licence-key.ts'
import { Badge } from '#storefront/ui/badge.tsx'

/** Motif's own licences, then those of the open-source works, each with what it grants. */
export function LicencesPage() {
  const t = useTranslations('licences')
  const own = LICENCE_CODES.filter((code) => LICENCES[code].spdx === null)
  const open = LICENCE_CODES.filter((code) => LICENCES[code].spdx !== null)
  return (
    <div className="wrap wrap--text licences">
      <header className="stack">
        <h1 className="h-1">{t('heading')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <Group heading={t('own')} codes={own} />
      <Group heading={t('open')} codes={open} />
    </div>
  )
}

interface GroupProps {
  readonly heading: string
  readonly codes: readonly LicenceCode[]
}

function Group({ heading, codes }: GroupProps) {
  return (
    <section className="section stack">
      <h2 className="h-2">{heading}</h2>
      <ul className="licences__l">
        {codes.map((code) => (
          <Licence key={code} code={code} />
        ))}
      </ul>
    </section>
  )
}

/** The address of a licence on this page ends in its code: notes on detail pages point there. */
function Licence({ code }: { readonly code: LicenceCode }) {
  const t = useTranslations('licences')
  const { name, spdx, url, attribution, commercial } = LICENCES[code]
  return (
    <li className="licences__i stack stack--tight" id={code}>
      <h3 className="h-3">{name}</h3>
      <p className="muted">{t(`grants.${licenceKey(code)}`)}</p>
      <div className="row row--wrap badges">
        <Badge tone={commercial ? 'free' : 'warn'}>{commercial ? t('commercial') : t('notCommercial')}</Badge>
        <Badge>{attribution ? t('attribution') : t('noAttribution')}</Badge>
        {spdx && <Badge>{t('spdx', { id: spdx })}</Badge>}
      </div>
      {url && (
        <p className="small">
          <a className="link" href={url} rel="noopener">
            {t('text', { name })}
          </a>
        </p>
      )}
    </li>
  )
}
