'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import type { CSSProperties } from 'react'
import { type Accent, accentRoles, checkAccent, GROUNDS_OF_THEMES } from '#domain/site/accent.ts'
import { Icon } from './arches.tsx'
import { deskText } from './texts/desk-text.ts'

/** The text on the ground of each theme (`--fg` in storefront/ui/tokens.css, as sRGB). */
const TEXTS = { light: '#141520', dark: '#f4f4f8' } as const satisfies Accent
/** The accent without a choice (`--accent`). */
const BUILT_IN: Accent = { light: '#564de9', dark: '#5f57f0' }
const THEMES = [
  ['light', 'Light theme: header and button'],
  ['dark', 'Dark theme: header and button'],
] as const

const FRAME: CSSProperties = { display: 'grid', gap: 12, padding: 16, borderRadius: 8 }
const LINE: CSSProperties = { display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' }

/** The header, a button and a mail's sender as they look with what is entered, before it is saved. */
export function SitePreview() {
  const { language } = useTranslation().i18n
  const written = useFormFields(([fields]) => ({
    name: textOf(fields.name?.value),
    tagline: textOf(fields.tagline?.value),
    logo: textOf(fields.logo?.value),
    light: textOf(fields.accentLight?.value),
    dark: textOf(fields.accentDark?.value),
    sender: textOf(fields.senderEmail?.value),
  }))
  const checked = checkAccent({ light: written.light, dark: written.dark })
  const accent = (checked.ok ? checked.value : null) ?? BUILT_IN
  const roles = accentRoles(accent)
  return (
    <section className="motif-field" aria-label={deskText(language, 'Preview')}>
      <h3 className="motif-field__label">{deskText(language, 'Preview')}</h3>
      {!checked.ok && (
        <p className="motif-field__hint">
          {deskText(language, 'The preview has the built-in accent until the colours can be read.')}
        </p>
      )}
      <div style={{ ...LINE, alignItems: 'stretch' }}>
        {THEMES.map(([theme, label]) => (
          <div
            key={theme}
            role="img"
            aria-label={deskText(language, label)}
            style={{ ...FRAME, flex: '1 1 16rem', background: GROUNDS_OF_THEMES[theme], color: TEXTS[theme] }}
          >
            <div style={LINE}>
              {written.logo === '' ? (
                <Icon />
              ) : (
                <img alt="" height={28} src={`data:image/svg+xml,${encodeURIComponent(written.logo)}`} />
              )}
              <strong>{written.name}</strong>
            </div>
            <span>{written.tagline}</span>
            <div style={LINE}>
              <span
                style={{
                  padding: '8px 16px',
                  borderRadius: 8,
                  background: roles[theme]['--accent'],
                  color: GROUNDS_OF_THEMES.light,
                }}
              >
                {deskText(language, 'Button')}
              </span>
              <span style={{ color: roles[theme]['--accent-text'], textDecoration: 'underline' }}>
                {deskText(language, 'Link')}
              </span>
            </div>
          </div>
        ))}
      </div>
      <p className="motif-field__hint">
        {deskText(language, 'Emails are from: {sender}', {
          sender: written.sender === '' ? written.name : `${written.name} <${written.sender}>`,
        })}
      </p>
    </section>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
