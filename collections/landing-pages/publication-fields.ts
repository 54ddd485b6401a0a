import type { DateField, Field } from 'payload'

/**
 * When a draft is published and a page is unpublished. The worker reads the dates of the latest version
 * (`publish-due-pages.ts`), so that a changed or cleared date needs nothing else.
 */
export function publicationFields(): Field[] {
  return [
    date(
      'publishAt',
      'Publish at',
      'Save as a draft: it is published then. “Publish changes” publishes at once.',
    ),
    date('unpublishAt', 'Unpublish at', 'The page leaves the site then, and stays here as a draft.'),
    {
      name: 'scheduleNote',
      label: 'Of the schedule',
      type: 'text',
      // The worker writes it.
      access: { create: () => false, update: () => false },
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: (_, { scheduleNote }) => Boolean(scheduleNote),
      },
    },
  ]
}

function date(name: 'publishAt' | 'unpublishAt', label: string, description: string): DateField {
  return {
    name,
    label,
    type: 'date',
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      description,
      date: { pickerAppearance: 'dayAndTime', timeIntervals: 15, displayFormat: 'd MMM yyyy, HH:mm' },
      components: { afterInput: ['/cms/panel/time-zone.tsx#TimeZone'] },
    },
  }
}
