import type { JSONField } from 'payload'

/** What the system notes as JSON; staff read it and never write it. */
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
