'use client'

import { useTranslations } from 'next-intl'
import { href } from '#domain/routing/href.ts'
import type { PromptProps } from '#storefront/features/account/signed-in/prompt-props.ts'
import { UserLine } from '#storefront/features/account/user-line.tsx'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import '../account.css'

/** Asks a user with several accounts which one to use (spec section 4, "Multi-login"). */
export function AccountChoice({ person, locale, onSettled }: PromptProps) {
  const t = useTranslations()
  return (
    <Dialog
      title={t('account.views.switch-user')}
      closeLabel={t('common.close')}
      size="small"
      onClose={onSettled}
    >
      <UserLine person={person} />
      <div className="dialog__f">
        <LinkButton href={href('auth', locale, { view: 'switch-user' })}>
          {t('account.switch.other')}
        </LinkButton>
        <Button tone="primary" onClick={onSettled}>
          {t('account.switch.stay')}
        </Button>
      </div>
    </Dialog>
  )
}
