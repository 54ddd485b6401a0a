import type { JSONField } from 'payload'

/** A JSON field that the software writes and staff only read. */
export function readOnlyJson(
  name: string,
  { required = false }: { readonly required?: boolean } = {},
): JSONField {
  return {
    name,
    type: 'json',
    required,
    admin: { readOnly: true, components: { Field: '/cms/panel/json-field.tsx#JsonField' } },
  }
}
