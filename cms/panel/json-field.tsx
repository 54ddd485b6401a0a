import type { JSONFieldServerComponent } from 'payload'

/**
 * Shows data of the system, read-only. Payload's own JSON editor loads its code from another site, which the panel's
 * Content-Security-Policy forbids.
 */
export const JsonField: JSONFieldServerComponent = ({ clientField, data, field: { name } }) => (
  <section className="motif-field" aria-label={name}>
    <h3 className="motif-field__label">{typeof clientField.label === 'string' ? clientField.label : name}</h3>
    <pre>{JSON.stringify(data[name] ?? null, null, 2)}</pre>
  </section>
)
