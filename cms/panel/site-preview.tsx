'use client'

import { useFormFields } from '@payloadcms/ui'
import type { CSSProperties } from 'react'
import { type Accent, accentRoles, checkAccent, GROUNDS_OF_THEMES } from '#domain/site/accent.ts'
import { Icon } from './arches.tsx'

/** The text on the ground of each theme (`--fg` in storefront/ui/tokens.css, as sRGB). */
const TEXTS = { light: '#141520', dark: '#f4f4f8' } as const satisfies Accent
/** The accent without a choice (`--accent`). */
const BUILT_IN: Accent = { light: '#564de9', dark: '#5f57f0' }
const THEMES = [
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
] as const

const FRAME: CSSProperties = { display: 'grid', gap: 12, padding: 16, borderRadius: 8 }
const LINE: CSSProperties = { display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' }

/** The header, a button and a mail's sender as they look with what is entered, before it is saved. */
export function SitePreview() {
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
    <section className="motif-field" aria-label="Preview">
      <h3 className="motif-field__label">Preview</h3>
      {!checked.ok && (
        <p className="motif-field__hint">
          The preview has the built-in accent until the colours can be read.
        </p>
      )}
      <div style={{ ...LINE, alignItems: 'stretch' }}>
        {THEMES.map(([theme, label]) => (
          <div
            key={theme}
            role="img"
            aria-label={`${label}: header and button`}
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
                Button
              </span>
              <span style={{ color: roles[theme]['--accent-text'], textDecoration: 'underline' }}>Link</span>
            </div>
          </div>
        ))}
      </div>
      <p className="motif-field__hint">
        Mails are from: {written.name} {written.sender === '' ? '' : `<${written.sender}>`}
      </p>
    </section>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
