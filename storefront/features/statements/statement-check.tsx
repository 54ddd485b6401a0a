'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import type { Locale } from '#domain/locales/locales.ts'
import { Button } from '#storefront/ui/button.tsx'
import { checkText } from './check-file.ts'
import { type Checked, CheckResult } from './check-result.tsx'
import './statements.css'

const COMMAND = 'npm run verify-statement -- statement.json --root …'

interface StatementCheckProps {
  readonly locale: Locale
  /** The published roots by month. */
  readonly roots: Readonly<Record<string, string>>
}

/** Recomputes a statement that is dropped, chosen or pasted. The file stays in the browser. */
export function StatementCheck({ locale, roots }: StatementCheckProps) {
  const t = useTranslations('statements.check')
  const id = useId()
  const asked = useRef(0)
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Checked | null>(null)
  const [busy, setBusy] = useState(false)

  async function check(given: string | Blob): Promise<void> {
    asked.current += 1
    const mine = asked.current
    setBusy(true)
    const read = typeof given === 'string' ? given : await given.text().catch(() => '')
    const result = await checkText(read, roots).catch(() => 'unavailable' as const)
    // A file that was chosen meanwhile has the result.
    if (mine !== asked.current) return
    setBusy(false)
    setChecked(result)
  }

  return (
    <section
      className="stack statements__check"
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file !== undefined) void check(file)
      }}
    >
      <h2 className="h-2" id={`${id}-title`}>
        {t('heading')}
      </h2>
      <p className="muted">{t('hint')}</p>
      <label className="field">
        <span>{t('file')}</span>
        <input
          className="input"
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file !== undefined) void check(file)
          }}
        />
      </label>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void check(text)
        }}
      >
        <label className="field">
          <span>{t('paste')}</span>
          <textarea
            className="input"
            rows={4}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <div>
          <Button type="submit" tone="primary" busy={busy} disabled={busy || text.trim() === ''}>
            {t('submit')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">{checked !== null && <CheckResult checked={checked} locale={locale} />}</div>
      <p className="small muted">
        {t('command')} <code className="statements__hash">{COMMAND}</code>
      </p>
    </section>
  )
}
