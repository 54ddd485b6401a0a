import { useTranslations } from 'next-intl'
import type { HearingView } from '#domain/contract/takedown.ts'
import './claim-facts.css'

/** The claim, its works and the decision. The texts and the links are those of a stranger. */
export function ClaimFacts({ hearing }: { readonly hearing: HearingView }) {
  const t = useTranslations('account.answering')
  const { works, claimant, company, claim, original, links, decision } = hearing
  const texts = [
    ['claimant', company === null ? claimant : `${claimant} · ${company}`],
    ['claim', claim],
    ['original', original],
    ['decision', decision],
  ] as const
  return (
    <>
      <ul className="claimf__works">
        {works.map(({ id, title, picture }) => (
          <li key={id}>
            {picture !== null && <img src={picture} alt="" width={72} height={72} />}
            <span>{title}</span>
          </li>
        ))}
      </ul>
      <dl className="claimf">
        {texts.map(
          ([name, text]) =>
            text !== null && (
              <div key={name}>
                <dt className="small muted">{t(name)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        {links.length > 0 && (
          <div>
            <dt className="small muted">{t('links')}</dt>
            {links.map((link) => (
              <dd key={link}>
                <a className="link" href={link} target="_blank" rel="noopener noreferrer nofollow">
                  {link}
                </a>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </>
  )
}
