import { Link } from '@mui/material'
import { useLocale } from 'react-admin'
import type { LintRule } from '#domain/lint/rule-codes.ts'
import { DEFAULT_LOCALE, isLocale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

/** The number of a rule, which leads to its page in the language of the console. */
export function RuleLink({ rule }: { readonly rule: LintRule }) {
  const locale = useLocale()
  return (
    <Link href={href('uploadRule', isLocale(locale) ? locale : DEFAULT_LOCALE, { rule })} target="_blank">
      {rule}
    </Link>
  )
}
