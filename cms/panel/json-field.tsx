import type { JSONFieldServerComponent } from 'payload'

/**
 * What the system noted, to be read. Payload's own editor of JSON loads its code from another site, which the policy
 * of the panel forbids; nobody writes these fields by hand.
 */
export const JsonField: JSONFieldServerComponent = ({ clientField, data, field: { name } }) => (
  <section className="motif-field" aria-label={name}>
    <h3 className="motif-field__label">{typeof clientField.label === 'string' ? clientField.label : name}</h3>
    <pre>{JSON.stringify(data[name] ?? null, null, 2)}</pre>
  </section>
)
