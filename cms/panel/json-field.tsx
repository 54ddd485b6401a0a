import type { JSONFieldServerComponent } from 'payload'
import { panelLocale } from './texts/desk-text.ts'

/**
 * Shows data of the system, read-only. Payload's own JSON editor loads its code from another site, which the panel's
 * Content-Security-Policy forbids.
 */
export const JsonField: JSONFieldServerComponent = ({ clientField, data, field: { name }, i18n }) => {
  const label = inPanelLanguage(clientField.label, i18n.language) ?? name
  return (
    <section className="motif-field" aria-label={label}>
      <h3 className="motif-field__label">{label}</h3>
      <pre>{JSON.stringify(data[name] ?? null, null, 2)}</pre>
    </section>
  )
}

/** Labels are texts, or texts by language (texts/with-labels.ts). */
function inPanelLanguage(label: unknown, language: string): string | undefined {
  const text: unknown =
    typeof label === 'object' && label !== null
      ? (label as Readonly<Record<string, unknown>>)[panelLocale(language)]
      : label
  return typeof text === 'string' ? text : undefined
}
