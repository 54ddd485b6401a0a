import type { useTranslations } from 'next-intl'
import type { FollowTexts } from './follow-button.tsx'

/** Texts of the button, with or without the count. */
export function followTexts(
  t: ReturnType<typeof useTranslations<'contributor.follow'>>,
  { counted }: { readonly counted: boolean },
): FollowTexts {
  return { follow: t('follow'), following: t('following'), followers: counted ? t('followers') : null }
}
