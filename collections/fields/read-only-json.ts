import type { JSONField } from 'payload'

/** A JSON field that the software writes and staff only read. */
export function readOnlyJson(
  name: string,
  { label, required = false }: { readonly label?: string; readonly required?: boolean } = {},
): JSONField {
  return {
    name,
    ...(label === undefined ? {} : { label }),
    type: 'json',
    required,
    admin: { readOnly: true, components: { Field: '/cms/panel/json-field.tsx#JsonField' } },
  }
}
