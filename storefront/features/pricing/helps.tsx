import { useTranslations } from 'next-intl'
import { Icon } from '#storefront/ui/icon.tsx'
import type { IconName } from '#storefront/ui/icon-shapes.ts'
import { ChatButton } from './chat-button.tsx'
import { QUESTIONS_ID } from './questions.tsx'

interface HelpsProps {
  /** Null where there is no help centre: the questions of the page stand for it. */
  readonly helpCentre: string | null
  /** The script of the chat; null where there is none. */
  readonly chat: string | null
  readonly email: string
}

/** The ways to ask: help centre, chat and e-mail (spec section 2, "Pricing page"). */
export function Helps({ helpCentre, chat, email }: HelpsProps) {
  const t = useTranslations('pricing.help')
  return (
    <section className="section pricing__helps" aria-label={t('heading')}>
      <a href={helpCentre ?? `#${QUESTIONS_ID}`}>
        <Words icon="life-buoy" name={t('centre')} text={t('centreText')} />
      </a>
      {chat !== null && (
        <ChatButton script={chat} failed={t('chatFailed')}>
          <Words icon="message-circle" name={t('chat')} text={t('chatText')} />
        </ChatButton>
      )}
      <a href={`mailto:${email}`}>
        <Words icon="mail" name={t('email')} text={t('emailText')} />
      </a>
    </section>
  )
}

function Words({
  icon,
  name,
  text,
}: {
  readonly icon: IconName
  readonly name: string
  readonly text: string
}) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b className="h-4">{name}</b>
        <span className="small muted">{text}</span>
      </span>
    </>
  )
}
