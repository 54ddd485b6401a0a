import type { Field, GlobalConfig } from 'payload'
import { enqueueTextsChanged } from '#cms/operations/taxonomy/enqueue-texts-changed.ts'
import { AUDIENCES, announcementFault, MAX_ANNOUNCEMENTS } from '#domain/announcements/announcements.ts'
import { scopeOf } from '#domain/permissions/permissions.ts'
import { actorOf } from '../access.ts'
import { options } from '../fields/options.ts'

/** Lines above the header, which need no deployment: the first whose period is current is on every page. */
export const Announcements: GlobalConfig = {
  slug: 'announcements',
  access: {
    read: ({ req }) => scopeOf(actorOf(req.user), 'read', 'announcements') === 'all',
    update: ({ req }) => scopeOf(actorOf(req.user), 'update', 'announcements') === 'all',
  },
  admin: { group: 'Editorial' },
  hooks: { afterChange: [({ req, global }) => enqueueTextsChanged({ resource: global.slug, req })] },
  fields: [
    {
      name: 'entries',
      type: 'array',
      maxRows: MAX_ANNOUNCEMENTS,
      validate: (rows) => announcementFault(rows) ?? true,
      admin: {
        description:
          'Visitors see the first active entry that they have not closed. A closed entry is not shown again; add an entry for new information.',
      },
      fields: [
        {
          name: 'text',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 140,
          admin: { description: 'One sentence. A missing translation is replaced by the English text.' },
        },
        {
          type: 'row',
          fields: [
            { name: 'linkLabel', label: 'Link text', type: 'text', localized: true, maxLength: 60 },
            {
              name: 'address',
              label: 'Web address',
              type: 'text',
              admin: { description: 'A path without language, such as /icons, or an https address.' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'audience',
              type: 'select',
              options: options(AUDIENCES),
              defaultValue: 'everybody',
              required: true,
            },
            moment('from'),
            moment('until'),
          ],
        },
      ],
    },
  ],
}

/** A moment in the time zone of the editor's computer, which is shown below it. */
function moment(name: 'from' | 'until'): Field {
  return {
    name,
    type: 'date',
    admin: {
      date: { pickerAppearance: 'dayAndTime' },
      components: { afterInput: ['/cms/panel/time-zone.tsx#TimeZone'] },
    },
  }
}
