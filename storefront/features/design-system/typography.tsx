import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { TYPE_TOKENS } from '#domain/design-system/tokens.ts'

const LOOKS = {
  sizes: (value) => ({ fontSize: value }),
  weights: (value) => ({ fontWeight: value, fontSize: 'var(--fs-24)' }),
  lineHeights: (value) => ({ lineHeight: value, maxWidth: 'var(--w-read)' }),
  tracking: (value) => ({ letterSpacing: value, fontSize: 'var(--fs-30)' }),
} as const satisfies Record<keyof typeof TYPE_TOKENS, (value: string) => CSSProperties>

const GROUPS = Object.keys(TYPE_TOKENS) as (keyof typeof TYPE_TOKENS)[]
const HEADINGS = ['h-display', 'h-1', 'h-2', 'h-3', 'lead', 'muted', 'small'] as const

/** Text styles, and the tokens that they are made of, on a sentence of the language. */
export function Typography() {
  const t = useTranslations('designSystem')
  return (
    <>
      <section className="stack">
        <h2 className="h-2">{t('groups.styles')}</h2>
        {HEADINGS.map((style) => (
          <div key={style} className="dsys__t">
            <p className={style}>{t('sample')}</p>
            <code className="small">.{style}</code>
          </div>
        ))}
      </section>
      {GROUPS.map((group) => (
        <section key={group} className="stack">
          <h2 className="h-2">{t(`groups.${group}`)}</h2>
          {TYPE_TOKENS[group].map((token) => (
            <div key={token} className="dsys__t">
              <p style={LOOKS[group](`var(${token})`)}>
                {group === 'lineHeights' ? t('paragraph') : t('sample')}
              </p>
              <code className="small">{token}</code>
            </div>
          ))}
        </section>
      ))}
    </>
  )
}
