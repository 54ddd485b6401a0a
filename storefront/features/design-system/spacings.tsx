import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { SPACE_TOKENS } from '#domain/design-system/tokens.ts'

/** How a token of each group is drawn. */
const LOOKS = {
  steps: (value) => ({ width: value }),
  heights: (value) => ({ height: value }),
  radii: (value) => ({ borderRadius: value }),
  shadows: (value) => ({ boxShadow: value, background: 'var(--surface)' }),
} as const satisfies Record<keyof typeof SPACE_TOKENS, (value: string) => CSSProperties>

const GROUPS = Object.keys(SPACE_TOKENS) as (keyof typeof SPACE_TOKENS)[]

/** Steps of space, heights of controls, radii and shadows, each at its true size. */
export function Spacings() {
  const t = useTranslations('designSystem.groups')
  return GROUPS.map((group) => (
    <section key={group} className="stack">
      <h2 className="h-2">{t(group)}</h2>
      <ul className={group === 'steps' ? 'dsys__l' : 'dsys__g'}>
        {SPACE_TOKENS[group].map((token) => (
          <li key={token} className="dsys__t">
            <span
              className={group === 'steps' ? 'dsys__b' : 'dsys__s'}
              style={LOOKS[group](`var(${token})`)}
            />
            <code className="small">{token}</code>
          </li>
        ))}
      </ul>
    </section>
  ))
}
