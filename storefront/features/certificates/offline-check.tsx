import { useTranslations } from 'next-intl'
import { CERTIFICATE_KEYS_PATH } from '#domain/contract/certificates.ts'

const COMMAND = 'npm run verify-certificate -- certificate.json file.svg'

/** How to check a certificate without this site. */
export function OfflineCheck() {
  const t = useTranslations('certificates.check.offline')
  return (
    <section className="certificate__offline" aria-labelledby="offline-title">
      <h2 className="h-3" id="offline-title">
        {t('heading')}
      </h2>
      <ol className="certificate__steps">
        <li>{t('file')}</li>
        <li>
          {t.rich('keys', {
            link: (text) => (
              <a className="link" href={CERTIFICATE_KEYS_PATH}>
                {text}
              </a>
            ),
          })}
        </li>
        <li>
          {t('command')}
          <code className="certificate__command">{COMMAND}</code>
        </li>
        <li>{t('signature')}</li>
      </ol>
      <p className="small muted">{t('limits')}</p>
    </section>
  )
}
