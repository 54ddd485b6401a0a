import { useTranslations } from 'next-intl'
import { Icon } from '#storefront/ui/icon.tsx'

/** Where the help blocks lead when there is no help centre. */
export const QUESTIONS_ID = 'questions'
const QUESTIONS = ['client', 'cancel', 'switch', 'limit'] as const

/** What people ask before they subscribe. */
export function Questions() {
  const t = useTranslations('pricing.questions')
  return (
    <section className="section pricing__faq" id={QUESTIONS_ID}>
      <h2 className="h-2">{t('heading')}</h2>
      <div>
        {QUESTIONS.map((question, place) => (
          <details key={question} open={place === 0}>
            <summary>
              {t(`${question}.question`)}
              <Icon name="plus" />
            </summary>
            <p>{t(`${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
