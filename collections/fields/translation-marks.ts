import type { UIField } from 'payload'

/** The marks of what is missing or older than its source, beside the form and in the list. */
export function translationMarks(): UIField {
  return {
    name: 'translations',
    type: 'ui',
    label: 'Translations',
    admin: {
      position: 'sidebar',
      components: {
        Field: '/cms/panel/marks-field.tsx#MarksField',
        Cell: '/cms/panel/marks-cell.tsx#MarksCell',
      },
    },
  }
}
